import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build as bundle } from 'esbuild'
import { build } from 'vite'
import { root } from '../installed.mjs'
import { copyTypes } from './types.mjs'

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** Writes package.json and README.md. The license is UNLICENSED until the owner decides. */
function describe(folder, source, facts) {
  const { name, version } = read(`${source}/package.json`)
  const { license, engines } = read('package.json')
  const manifest = { name, version, license, type: 'module', engines, ...facts }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(join(root, source, 'README.md'), join(folder, 'README.md'))
}

const door = (types, file) => ({ types: `./dist/${types}`, default: `./dist/${file}` })

export async function buildContract(folder) {
  copyTypes('openapi/generated', join(folder, 'dist'))
  for (const name of ['dashboard', 'public-v1']) {
    cpSync(join(root, `openapi/generated/${name}.json`), join(folder, `dist/${name}.json`))
    writeFileSync(join(folder, `dist/${name}.js`), 'export {}\n')
  }
  describe(folder, 'openapi', {
    description: 'OpenAPI documents and TypeScript types of the Partner Dashboard APIs.',
    sideEffects: false,
    exports: {
      '.': door('dashboard.d.ts', 'dashboard.js'),
      './public-v1': door('public-v1.d.ts', 'public-v1.js'),
      './dashboard.json': './dist/dashboard.json',
      './public-v1.json': './dist/public-v1.json',
    },
  })
}

export async function buildClient(folder) {
  const source = join(root, 'packages/client')
  await bundle({
    entryPoints: { index: 'src/index.ts', testing: 'src/testing/index.ts', 'public-v1': 'src/publicV1/index.ts' },
    absWorkingDir: source,
    outdir: join(folder, 'dist'),
    bundle: true,
    splitting: true,
    chunkNames: 'shared/[hash]',
    packages: 'external',
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  })
  const types = join(folder, 'dist/types')
  copyTypes('openapi/generated', join(types, 'contract'))
  copyTypes('client/src', types, {
    '@partner-dashboard/contract': './contract/dashboard.js',
    '@partner-dashboard/contract/public-v1': './contract/public-v1.js',
    // Not a dependency of its own: pnpm wouldn't find it, and the types would silently become `any`.
    '@tanstack/query-core': '@tanstack/react-query',
  })
  const { dependencies } = read('packages/client/package.json')
  describe(folder, 'packages/client', {
    description: 'Typed clients of the Partner Dashboard APIs.',
    sideEffects: false,
    exports: {
      '.': door('types/index.d.ts', 'index.js'),
      './public-v1': door('types/publicV1/index.d.ts', 'public-v1.js'),
      './testing': door('types/testing/index.d.ts', 'testing.js'),
    },
    dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
    // A peer dependency, because the app's provider holds the cache. The public API's client works without it.
    peerDependencies: { '@tanstack/react-query': '^5.108.0' },
    peerDependenciesMeta: { '@tanstack/react-query': { optional: true } },
  })
}

/** Puts the theme first in the stylesheet, because its layer order applies to everything after it. */
const withTheme = (entry) => ({
  name: 'theme-first',
  enforce: 'pre',
  transform: (code, id) => (id === entry ? `import './theme/theme.css'\n${code}` : null),
})

export async function buildUi(folder) {
  const source = join(root, 'packages/ui')
  const { exports, dependencies } = read('packages/ui/package.json')
  const doors = Object.entries(exports).filter(([, file]) => /\.tsx?$/.test(file))
  const bundled = ['@fontsource-variable/inter', '@radix-ui/themes']
  const nameOf = (name) => (name === '.' ? 'index' : name.slice(2))
  const entry = Object.fromEntries(doors.map(([name, file]) => [nameOf(name), join(source, file)]))
  await build({
    configFile: false,
    root: source,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin(), withTheme(join(source, 'src/index.ts'))],
    // Places fonts next to the stylesheet with relative URLs. Library mode would inline them, which a strict font-src forbids.
    base: './',
    build: {
      outDir: join(folder, 'dist'),
      emptyOutDir: true,
      minify: false,
      cssMinify: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: Object.keys(dependencies)
          .filter((name) => !bundled.includes(name))
          .map((name) => new RegExp(`^${name}($|/)`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(source, 'src'),
          entryFileNames: '[name].js',
          assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]'),
        },
        checks: { pluginTimings: false },
      },
    },
  })
  copyTypes('ui/src', join(folder, 'dist/types'))
  const { react, 'react-dom': reactDom, ...others } = dependencies
  describe(folder, 'packages/ui', {
    description:
      'The design system of Partner Dashboard: React components, fields, table, charts and pure field rules.',
    sideEffects: ['*.css'],
    exports: {
      ...Object.fromEntries(
        doors.map(([name, file]) => [
          name,
          door(file.replace(/^\.\/src\/(.*)\.tsx?$/, 'types/$1.d.ts'), `${nameOf(name)}.js`),
        ]),
      ),
      './styles.css': './dist/styles.css',
    },
    dependencies: Object.fromEntries(Object.entries(others).filter(([name]) => !bundled.includes(name))),
    peerDependencies: { react: `^${react}`, 'react-dom': `^${reactDom}` },
  })
}
