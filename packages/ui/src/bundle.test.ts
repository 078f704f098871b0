import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, it } from 'vitest'

const isField = (name: string) => /^[A-Z]\w*Fields?$/.test(name)

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))

const exported = [...readFileSync(`${here}index.ts`, 'utf8').matchAll(/export \{([^}]*)\}/g)]
const fields = exported.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())).filter(isField)

const entries: Record<string, string> = {
  ...Object.fromEntries(fields.map((name) => [name, `export { ${name} } from '@partner-dashboard/ui'`])),
  Chart: "export { Chart } from '@partner-dashboard/ui/charts'",
  DateRangeFilter: "export { DateRangeFilter } from '@partner-dashboard/ui'",
}

/** Modules that must only load where they're used, with the files that import them. */
const heavy = {
  'a table': /packages\/ui\/src\/table\/(DataTable|TableGrid|WindowedTable)|@tanstack\/react-table/,
  'a drawing': /packages\/ui\/src\/charts\/\w+Chart\.tsx|node_modules\/d3-/,
  'a calendar': /RangeCalendar|useCalendar|@internationalized\/date|dateRange\/CustomRange/,
  'the list of industries': /data\/naics/,
} as const

let chunks: Map<string, Rolldown.OutputChunk>
beforeAll(async () => {
  const prefix = 'asked:'
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'asked',
        enforce: 'pre',
        resolveId: (id) =>
          id.startsWith(prefix) ? `${root}packages/ui/${id.slice(prefix.length)}.asked.ts` : undefined,
        load: (id) => (id.endsWith('.asked.ts') ? entries[/(\w+)\.asked\.ts$/.exec(id)?.[1] ?? ''] : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(entries).map((name) => [name, `${prefix}${name}`])),
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?($|\/)/],
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])))
})

/** The files loaded with an import; dynamic imports don't count. */
function filesWith(name: string): string[] {
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name)
  if (!entry) return expect.fail(`no bundle for ${name}`)
  const reached = new Set([entry.fileName])
  for (const fileName of reached) for (const next of chunks.get(fileName)?.imports ?? []) reached.add(next)
  return [...reached].flatMap((fileName) =>
    Object.entries(chunks.get(fileName)?.modules ?? {}).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 ? [id.replace(root, '')] : [],
    ),
  )
}

it.each(Object.keys(entries))('%s loads without code of others', (name) => {
  const brought = filesWith(name)
  expect(brought.some((file) => file.startsWith('packages/ui/src/'))).toBe(true)
  for (const [what, files] of Object.entries(heavy)) {
    expect(
      brought.filter((file) => files.test(file)),
      `${name} brings ${what}`,
    ).toEqual([])
  }
})

it('finds lazily loaded modules in their own chunks', () => {
  const all = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds)
  for (const name of ['a drawing', 'a calendar', 'the list of industries'] as const) {
    expect(
      all.some((id) => heavy[name].test(id)),
      name,
    ).toBe(true)
  }
})
