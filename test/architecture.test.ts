import { readdirSync, readFileSync } from 'node:fs'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { expect, it } from 'vitest'

/**
 * The arrows of docs/architecture.md. Each rule's comment is the way out.
 *
 *   openapi ──types──▶ client ──▶ app ◀── ui
 *       └─────types──▶ server
 */
const own = (name: string) => `^packages/${name}/`

interface Layer {
  /** Folders and files directly in the package's `src`. */
  holds: string[]
  /** How to fix an import from a higher layer. */
  wayOut: string
}

/** Layers within a package, bottom first. A file imports its own folder and lower layers. */
const layers: Record<string, Layer[]> = {
  app: [
    {
      holds: ['config', 'monitoring', 'router', 'views'],
      wayOut: 'These know no other folder of the app. Pass the value as an argument.',
    },
    { holds: ['session'], wayOut: 'A session knows no page and no partner. Pass a callback from bootstrap.' },
    { holds: ['scope'], wayOut: 'Move what draws or navigates to shell; scope says who is signed in, and where.' },
    {
      holds: ['drafts', 'early', 'home', 'lists', 'notifications'],
      wayOut: 'Parts that several areas share do not know each other or a page. Pass it as a prop, or move it to ui.',
    },
    {
      holds: ['shell'],
      wayOut: 'The frame gets its page as children. Move what a page and the frame share below shell.',
    },
    { holds: ['routes'], wayOut: 'A route gets what the start assembles from its context (session/startContext.ts).' },
    { holds: ['bootstrap'], wayOut: 'Take the value as an argument from main.tsx.' },
    { holds: ['main.tsx'], wayOut: 'main.tsx is the entry. Move the value to a layer below.' },
  ],
  server: [
    { holds: ['platform'], wayOut: 'The platform knows no product. Pass the value as an argument.' },
    {
      holds: ['kernel'],
      wayOut: 'The kernel serves every feature and knows none. Take what a feature offers as a value.',
    },
    {
      holds: ['domain', 'http'],
      wayOut: 'Rules know no request, and http knows no rule. Move what both need to kernel or platform.',
    },
    {
      holds: ['features', 'localProvider', 'seed'],
      wayOut: 'Export a value from the feature and compose it in app.ts or jobs.ts.',
    },
    { holds: ['api'], wayOut: 'An adapter gets the operations from app.ts. Move the rule to domain.' },
    {
      holds: ['app.ts', 'jobs.ts', 'observability.ts', 'shutdown.ts'],
      wayOut: 'These only assemble. Move the value to the layer that needs it.',
    },
    { holds: ['main.ts', 'operate.ts'], wayOut: 'These are entries. Move the value to a layer below.' },
    { holds: ['safety', 'testing'], wayOut: 'Test support stays out of the product.' },
  ],
}

const maxLayers = 8
const isTest = '\\.(test|stories)\\.tsx?$'

const layerRules = (name: string, stack: readonly Layer[]): IForbiddenRuleType[] =>
  stack.map(({ holds, wayOut }, index) => {
    const above = stack.slice(index).flatMap((layer) => layer.holds)
    return {
      name: `${name}-layer-${index + 1}-points-down`,
      comment: wayOut,
      severity: 'error',
      from: { path: `^packages/${name}/src/(${holds.join('|')})(?:/|$)`, pathNot: isTest },
      to: { path: `^packages/${name}/src/(${above.join('|')})(?:/|$)`, pathNot: `^packages/${name}/src/$1(?:/|$)` },
    }
  })

const rules: IForbiddenRuleType[] = [
  ...Object.entries(layers).flatMap(([name, stack]) => layerRules(name, stack)),
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
    name: 'only-ui-has-stylesheets',
    comment:
      'What looks lives in ui: use Stack, Inline, Columns, Note or RuledList, or add a component there, with a story.',
    severity: 'error',
    from: { path: '^packages/(app|client|server)/' },
    to: { path: ['node_modules/@vanilla-extract/', '\\.css\\.ts$'], pathNot: '^packages/ui/' },
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
        '^packages/client/src/(index|testing/index|publicV1/index)\\.ts$',
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
    name: 'pieces-stay-in-their-area',
    comment:
      'Plain values: move the piece to ui. Queries or navigation: give it a folder in layer 4 (docs/architecture.md).',
    severity: 'error',
    // The loan businesses reuse the list of businesses.
    from: { path: '^packages/app/src/routes/_frame/([^/]+)/', pathNot: '^packages/app/src/routes/_frame/loan/' },
    to: { path: '^packages/app/src/routes/_frame/[^/]+/-pieces/', pathNot: '^packages/app/src/routes/_frame/$1/' },
  },
  {
    name: 'features-are-independent',
    comment: 'Move what two features need to domain or kernel, or compose their values in app.ts or jobs.ts.',
    severity: 'error',
    from: { path: '^packages/server/src/features/([^/]+)/', pathNot: isTest },
    to: { path: '^packages/server/src/features/', pathNot: '^packages/server/src/features/$1/' },
  },
  {
    name: 'platform-knows-no-database',
    comment:
      'The database is a folder of the platform; its siblings are pure. Take a Queryable, or move the file to platform/database.',
    severity: 'error',
    from: { path: '^packages/server/src/platform/[^/]+$', pathNot: isTest },
    to: { path: '^packages/server/src/platform/database/' },
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

/** Message of a violation: rule, import and fix. */
function messagesOf(result: ICruiseResult, forbidden: readonly IForbiddenRuleType[]): string[] {
  return result.summary.violations.map(({ rule, from, to }) => {
    const comment = forbidden.find(({ name }) => name === rule.name)?.comment
    return `${rule.name}: ${from} → ${to}. ${comment}`
  })
}

async function violations(files: string[], forbidden = rules): Promise<string[]> {
  return messagesOf(await importsOf(files, forbidden), forbidden)
}

async function importsOf(files: string[], forbidden: IForbiddenRuleType[]): Promise<ICruiseResult> {
  const { output } = await cruise(files, {
    ruleSet: { forbidden },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.stories\\.tsx$', '^dist/', '^\\.cache/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    combinedDependencies: true,
  })
  if (typeof output === 'string') throw new Error(output)
  return output
}

it('enforces imports and entry points without cycles', async () => {
  expect(await violations(['packages', 'openapi/generated', 'test'])).toEqual([])
})

it.each(Object.entries(layers))('assigns every folder of %s one of at most 8 layers', (name, stack) => {
  const folders = readdirSync(`packages/${name}/src`).filter((entry) => !/\.(test|stories|d)\.tsx?$/.test(entry))
  expect(stack.flatMap(({ holds }) => holds).sort()).toEqual(folders.sort())
  expect(stack.length).toBeLessThanOrEqual(maxLayers)
})

it('reports an import from a layer above', async () => {
  const upsideDown = layerRules('app', [...(layers.app ?? [])].reverse())
  const [first] = await violations(
    ['packages/app/src/scope/useCore.ts', 'packages/app/src/session/startContext.ts'],
    upsideDown,
  )
  expect(first).toMatch(/^app-layer-\d-points-down: packages\/app\/src\/session\/startContext\.ts → /)
})

it('builds and starts with the packages that npm start installs', async () => {
  const entries = ['scripts/start.mjs', 'scripts/build.mjs', 'scripts/operate.mjs', 'vite.config.ts']
  const locked: Record<string, { dev?: boolean }> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const omitted = Object.keys(locked).filter((path) => locked[path]?.dev)
  const rule: IForbiddenRuleType = {
    name: 'starts-without-development-packages',
    comment: 'Move the package from devDependencies to dependencies.',
    severity: 'error',
    from: {},
    to: { path: omitted.map((path) => `^${path}/`), dependencyTypesNot: ['type-only'] },
  }
  const imports = await importsOf(entries, [rule])
  expect(messagesOf(imports, [rule])).toEqual([])
  const scripts = imports.modules.map(({ source }) => source).filter((path) => path.startsWith('scripts/'))
  const paths = scripts.flatMap(
    (path) => readFileSync(path, 'utf8').match(/node_modules\/(@[\w-]+\/)?[\w-]+(?=\/)/g) ?? [],
  )
  expect(paths.filter((path) => omitted.includes(path))).toEqual([])
})

it('names the rule and the fix', async () => {
  const [first] = await violations(
    ['packages/app/src/config'],
    [{ name: 'no-valibot', comment: 'x', severity: 'error', from: {}, to: { path: 'node_modules/valibot/' } }],
  )
  expect(first).toMatch(/^no-valibot: packages\/app\/src\/config\/config\.ts → node_modules\/valibot/)
})
