import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../testing/serverProcess'
import { addApiKey, withApp } from '../testing/testApp'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const names = ['contract', 'client', 'ui'] as const
const test = withApp({ RATE_LIMIT: '0' })
const guide = readFileSync(join(root, 'docs/api/guides/1-getting-started.md'), 'utf8')
const guideBlocks = [...guide.matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code)
let packs = ''
let project = ''
let origin = ''

interface Manifest {
  license?: string
  sideEffects?: unknown
  exports: Record<string, string | { types: string; default: string }>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional: boolean }>
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(project, `node_modules/@partner-dashboard/${name}/package.json`), 'utf8'))
const filesOf = (name: string) =>
  readdirSync(join(project, `node_modules/@partner-dashboard/${name}`), { recursive: true, encoding: 'utf8' })

/** Installs the packed packages into an empty project. Dependencies are linked from this project, so no registry is needed. */
async function install() {
  await run(process.execPath, [join(root, 'scripts/packages.mjs'), '--out', packs], { cwd: root })
  const tarballs = readdirSync(packs).filter((file) => file.endsWith('.tgz'))
  const manifests = names.map((name): Manifest => JSON.parse(readFileSync(join(packs, name, 'package.json'), 'utf8')))
  const needs = manifests.flatMap(({ dependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...peerDependencies }),
  )
  const types = ['@types/node', '@types/react', '@types/react-dom', '@types/d3-scale', '@types/d3-shape']
  const linked = [...new Set([...needs, ...types])].map((name) => `${name}@file:${join(root, 'node_modules', name)}`)
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }')
  const flags = [
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--legacy-peer-deps',
    '--install-links=false',
  ]
  await run('npm', ['install', ...flags, ...tarballs.map((file) => join(packs, file)), ...linked], { cwd: project })
}

beforeAll(async () => {
  packs = mkdtempSync(join(tmpdir(), 'packages-'))
  project = mkdtempSync(join(tmpdir(), 'empty-project-'))
  await install()
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
  cpSync(join(root, 'examples/lending'), join(project, 'lending'), { recursive: true })
  // Only its port differs, which something else could use.
  writeFileSync(join(project, 'fund.mjs'), guideBlocks.join('\n').replaceAll('4700', await freePort()))
})
afterAll(() => {
  for (const folder of [packs, project]) rmSync(folder, { recursive: true, force: true })
})

const node = (script: string) => run(process.execPath, ['--input-type=module', '-e', script], { cwd: project })

describe('the packed packages', () => {
  it.each(names)('%s ships modules, types and a README, and no test, story or source', (name) => {
    const files = filesOf(name)
    expect(files).toContain('README.md')
    expect(files.filter((file) => /\.(test|stories)\.|(^|\/)(stories|src|node_modules)(\/|$)/.test(file))).toEqual([])
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([])
    const { license, sideEffects, exports } = manifestOf(name)
    expect(license).toBe('UNLICENSED')
    expect(sideEffects).toEqual(name === 'ui' ? ['*.css'] : false)
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : [target.types, target.default],
    )
    expect(files).toEqual(expect.arrayContaining(targets.map((target) => target.slice(2))))
  })

  it("don't install React for the public API's client", () => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf('client')
    for (const name of Object.keys(peerDependencies)) expect(peerDependenciesMeta[name]).toEqual({ optional: true })
  })

  it("name in the client's types only packages that it declares", () => {
    const { dependencies, peerDependencies } = manifestOf('client')
    const declared = Object.keys({ ...dependencies, ...peerDependencies })
    const types = filesOf('client').filter((file) => file.endsWith('.d.ts'))
    const imports = types.flatMap((file) => {
      const text = readFileSync(join(project, 'node_modules/@partner-dashboard/client', file), 'utf8')
      return [...text.matchAll(/(?:from|import\()\s*'([^'.]+)'|import\("([^".]+)"\)/g)].map(
        ([, one, other]) => one ?? other,
      )
    })
    expect([...new Set(imports)].sort()).toEqual(declared.sort())
  })

  it('run in Node from every entry point', async () => {
    const doors = names.flatMap((name) =>
      Object.entries(manifestOf(name).exports).flatMap(([door, target]) =>
        typeof target === 'string' ? [] : [`@partner-dashboard/${name}${door.slice(1)}`],
      ),
    )
    expect(doors.length).toBeGreaterThan(12)
    await node(doors.map((door) => `await import('${door}')`).join('\n'))
    const { stdout } = await node(`
      import { createElement } from 'react'
      import { renderToString } from 'react-dom/server'
      import { Button } from '@partner-dashboard/ui'
      import { formatCurrency } from '@partner-dashboard/ui/format'
      import { createClient } from '@partner-dashboard/client/public-v1'
      import contract from '@partner-dashboard/contract/public-v1.json' with { type: 'json' }
      console.log(renderToString(createElement(Button, null, formatCurrency(12.5, 'USD'))))
      console.log(typeof createClient({ apiKey: 'k', baseUrl: 'http://localhost' }).iterate, contract.openapi)
    `)
    expect(stdout).toContain('$12.50')
    expect(stdout).toContain('function 3.1.0')
  })

  it.each([
    ['NodeNext', 'typescript'],
    ['Bundler', 'typescript-native'],
  ])(
    'type-check with %s resolution by %s, with the example and the guide, and catch a wrong field',
    async (resolution, compiler) => {
      writeFileSync(
        join(project, 'use.ts'),
        `import { Button } from '@partner-dashboard/ui'
      import { validateField } from '@partner-dashboard/ui/validators'
      import { createApi } from '@partner-dashboard/client'
      import { ApiError, createClient, type components as Public } from '@partner-dashboard/client/public-v1'
      import type { components } from '@partner-dashboard/contract/public-v1'
      const client = createClient({ apiKey: process.env.PARTNER_API_KEY, baseUrl: process.env.PARTNER_API_URL })
      export async function use(id: string) {
        const business = await client.get('/businesses/{id}', { params: { path: { id } } })
        const same: components['schemas']['Business'] = business satisfies Public['schemas']['Business']
        for await (const order of client.iterate('/orders')) order.total_amount.toFixed(2)
        // @ts-expect-error The contract has no such field.
        business.unknown_field
        // @ts-expect-error The path needs its ID.
        await client.get('/businesses/{id}')
        // @ts-expect-error A create needs its body.
        await client.post('/businesses')
        return [same.legal_name, Button, validateField('ein', ''), createApi, ApiError]
      }`,
      )
      writeFileSync(
        join(project, 'tsconfig.json'),
        JSON.stringify({
          compilerOptions: {
            target: 'ES2023',
            module: resolution === 'NodeNext' ? 'NodeNext' : 'ESNext',
            moduleResolution: resolution,
            ...{ strict: true, noEmit: true, skipLibCheck: true, jsx: 'react-jsx', types: ['node'], checkJs: true },
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          },
          files: ['use.ts', 'lending/main.js', 'fund.mjs'],
        }),
      )
      const { stdout } = await run(process.execPath, [join(root, `node_modules/${compiler}/bin/tsc`), '-p', '.'], {
        cwd: project,
      }).catch(({ stdout }: { stdout: string }) => ({ stdout }))
      expect(stdout).toBe('')
    },
  )

  it('keep the client of the public API within its budget, libraries included', async () => {
    const { publicClient } = JSON.parse(readFileSync(join(root, 'test/budget.json'), 'utf8'))
    const { outputFiles } = await build({
      stdin: { contents: "export * from '@partner-dashboard/client/public-v1'", resolveDir: project },
      ...{ bundle: true, minify: true, format: 'esm', platform: 'browser', write: false },
    })
    const bytes = gzipSync(outputFiles[0]?.contents ?? '').length
    expect(bytes).toBeGreaterThan(1000)
    expect(bytes).toBeLessThanOrEqual(publicClient.gzipBytes)
  })
})

/** Runs a program with a sandbox key against the server, whose jobs run meanwhile. Returns what it prints. */
async function runWithKey(file: string, folder: string): Promise<string> {
  const key = await addApiKey(test)
  // The programs check the age of signatures with the system clock.
  let isDone = false
  const work = async () => {
    while (!isDone) {
      test.setNow(new Date())
      await test.runJobs()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const worker = work()
  try {
    const env = { ...process.env, PARTNER_API_KEY: key, PARTNER_API_URL: `${origin}/api/v1` }
    return (await run(process.execPath, [file], { cwd: folder, env })).stdout
  } finally {
    isDone = true
    await worker
  }
}

it('runs the example: funds a business and receives the webhook of its first payment', async () => {
  const stdout = await runWithKey('main.js', join(project, 'lending'))
  expect(stdout).toContain('Created Ortega Kitchens LLC (business_')
  const [, total = ''] = /Funded 10000 USD, to repay ([\d.]+)/.exec(stdout) ?? []
  expect(Number(total)).toBeGreaterThan(10_000)
  expect(stdout).toContain('Received capital_product.funded (capital_product_')
  expect(stdout).toContain('Received capital_product_payment.succeeded (payment_')
  const [, paid = '', outstanding = ''] = /Paid ([\d.]+), outstanding ([\d.]+)/.exec(stdout) ?? []
  expect(Number(paid)).toBeGreaterThan(0)
  expect(Number(paid) + Number(outstanding)).toBeCloseTo(Number(total), 2)
})

it('runs the program of the getting started guide as it is written', async () => {
  expect(guideBlocks).toHaveLength(5)
  const stdout = await runWithKey('fund.mjs', project)
  expect(stdout).toMatch(/^Funded 10000 to repay 1[01]\d{3}/m)
  expect(stdout).toMatch(/^Received capital_product\.funded capital_product_/m)
  expect(stdout).toMatch(/^Received capital_product_payment\.succeeded payment_/m)
  expect(stdout).toMatch(/^Payment [\d.]+ succeeded$/m)
})
