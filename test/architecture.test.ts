import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { expect, it } from 'vitest'

/**
 * The arrows of docs/architecture.md. Each rule's comment is the way out.
 *
 *   openapi ──types──▶ client ──▶ app ◀── ui
 *       └─────types──▶ server
 */
const own = (name: string) => `^packages/${name}/`

const rules: IForbiddenRuleType[] = [
  {
    name: 'ui-knows-no-product',
    comment: 'ui takes plain values. Pass them as props; what a resource looks like is said in app/views.',
    severity: 'error',
    from: { path: own('ui') },
    to: {
      path: [
        '^packages/(client|app|server)/',
        '^openapi/',
        'node_modules/@tanstack/react-(router|query)/',
        'node_modules/openapi-fetch/',
      ],
    },
  },
  {
    name: 'client-knows-no-screen',
    comment: 'client gives data and query options. Hooks, words and looks belong in app.',
    severity: 'error',
    from: { path: own('client') },
    to: { path: ['^packages/(ui|app|server)/', 'node_modules/(react|react-dom|react-aria-components|@radix-ui)/'] },
  },
  {
    name: 'server-knows-no-screen',
    comment:
      'The server shares the contract and the pure field rules (ui/validators, ui/format, ui/masks, their data), nothing else.',
    severity: 'error',
    from: { path: own('server') },
    to: { path: ['^packages/(client|app)/', '^packages/ui/src/(?!validators/|format/|masks/|data/|dates/)'] },
  },
  {
    name: 'nobody-imports-app',
    comment: 'The app is the last to know. Move the piece to ui (plain values) or to client (data).',
    severity: 'error',
    from: { pathNot: own('app') },
    to: { path: own('app') },
  },
  {
    name: 'only-ui-touches-behaviour-libraries',
    comment: 'Add or extend a component in packages/ui, with a story, and import that.',
    severity: 'error',
    from: { path: '^(packages/(app|client|server)|test)/' },
    to: { path: 'node_modules/(react-aria|react-aria-components|react-stately|@react-aria|@radix-ui)/' },
  },
  {
    name: 'through-the-door',
    comment: "Import a package by its name ('@partner-dashboard/ui/format'), not by a path into it.",
    severity: 'error',
    from: { path: '^packages/([^/]+)/' },
    to: {
      path: '^packages/([^/]+)/',
      pathNot: [
        '^packages/$1/',
        '^packages/ui/src/(index|[^/]+/index|[^/]+/[^/]+)\\.tsx?$',
        '^packages/ui/src/theme/theme\\.css$',
        '^packages/client/src/(index|testing/index)\\.ts$',
      ],
    },
  },
  {
    name: 'views-are-pure',
    comment: 'A view says how a resource looks: no router, no queries, no session. The route passes plain values.',
    severity: 'error',
    from: { path: '^packages/app/src/views/' },
    to: {
      path: ['^packages/app/src/(routes|shell|session|scope|router)/', 'node_modules/@tanstack/react-(router|query)/'],
    },
  },
  {
    name: 'pure-doors-stay-pure',
    comment: 'The server runs these in plain Node: no React, no stylesheet.',
    severity: 'error',
    from: { path: '^packages/ui/src/(validators|masks|format|data|dates)/', pathNot: '\\.test\\.' },
    to: {
      path: [
        'node_modules/(react|react-dom|react-aria-components)/',
        '\\.css',
        '^packages/ui/src/(components|fields|table|theme)/',
      ],
    },
  },
  {
    name: 'sql-in-the-store',
    comment:
      'Statements stand in a store (or in database, seed and migrations), where partner and mode are the first condition.',
    severity: 'error',
    from: {
      path: '^packages/server/src/(kernel|domain|features|api|http)/',
      pathNot: ['[sS]tore\\.ts$', '\\.test\\.ts$'],
    },
    to: { path: 'node_modules/sql-template-tag/' },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one idea, or hide a third that both need.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
]

/** What a violation says: the rule, the arrow, the way out. */
function told(result: ICruiseResult): string[] {
  return result.summary.violations.map(({ rule, from, to }) => {
    const comment = rules.find(({ name }) => name === rule.name)?.comment
    return `${rule.name}: ${from} → ${to}. ${comment}`
  })
}

async function violations(files: string[], forbidden = rules): Promise<string[]> {
  const { output } = await cruise(files, {
    ruleSet: { forbidden },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.gen\\.ts$', '\\.stories\\.tsx$', '^dist/', '^\\.cache/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    combinedDependencies: true,
  })
  if (typeof output === 'string') throw new Error(output)
  return told(output)
}

it('holds the arrows, the doors and no cycle', async () => {
  expect(await violations(['packages', 'openapi/generated', 'test'])).toEqual([])
}, 60_000)

it('names the rule and the way out', async () => {
  const [first] = await violations(
    ['packages/app/src/config'],
    [{ name: 'no-valibot', comment: 'x', severity: 'error', from: {}, to: { path: 'node_modules/valibot/' } }],
  )
  expect(first).toMatch(/^no-valibot: packages\/app\/src\/config\/config\.ts → node_modules\/valibot/)
}, 60_000)
