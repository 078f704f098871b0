import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const doors = [
  { door: 'validators', call: "m.validateField('routing', '110000001')", answer: 'Invalid' },
  { door: 'masks', call: "m.maskField('ein', '123456789')", answer: '12-3456789' },
  { door: 'format', call: "m.formatCurrency(1, 'CAD')", answer: 'CA$1.00' },
  { door: 'dates', call: 'm.rangePresets[0].label', answer: 'Today' },
  { door: 'regions', call: 'm.regions.length', answer: '69' },
  { door: 'naics', call: "m.findNaics('722511').industry", answer: 'Full-Service Restaurants' },
]

/** The files bundled for one import. */
async function filesOf(code: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    metafile: true,
    logLevel: 'silent',
  })
  return Object.keys(metafile.inputs)
}

describe.each(doors)('the door $door', ({ door, call, answer }) => {
  it('runs in plain Node', () => {
    const script = `import('@partner-dashboard/ui/${door}').then((m) => console.log(${call}))`
    const printed = execFileSync(process.execPath, ['--import', 'tsx', '-e', script], { cwd: root, encoding: 'utf8' })
    expect(printed.trim()).toBe(answer)
  })

  it('bundles only its own files', async () => {
    const files = await filesOf(`export * from '@partner-dashboard/ui/${door}'`)
    expect(
      files.filter((file) => !/^(<stdin>|packages\/ui\/src\/(validators|masks|format|dates|data)\/)/.test(file)),
    ).toEqual([])
  })
})

it('loads long lists only where they are used', async () => {
  const files = await filesOf(
    ['validators', 'masks', 'format', 'dates']
      .map((door) => `export * from '@partner-dashboard/ui/${door}'`)
      .join('\n'),
  )
  expect(files.filter((file) => /naics|regions/.test(file))).toEqual([])

  const masks = await filesOf("export { maskField } from '@partner-dashboard/ui/masks'")
  expect(masks.filter((file) => /areaCodes/.test(file))).toEqual([])
})
