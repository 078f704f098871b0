import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defaultCodeSplitGroupings } from '@tanstack/router-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { compileHints } from './scripts/compileHints.mjs'
import { contents } from './scripts/contents.mjs'
import { earlyScript } from './scripts/earlyScript.mjs'
import { writePreloads } from './scripts/preloads.mjs'
import { shell } from './scripts/shell.mjs'

const app = fileURLToPath(new URL('./packages/app', import.meta.url))
const cached = (name: string) => fileURLToPath(new URL(`./.cache/${name}`, import.meta.url))
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

/** Pages that come with the app instead of a part of their own: the frame, sign-in, the 404 page and the list that most visits open first. */
const isInApp = (routeId: string) =>
  routeId === '/_frame' ||
  routeId.startsWith('/login') ||
  routeId.endsWith('/$') ||
  /^\/_frame\/businesses\/(list)?$/.test(routeId)

type Test = (id: string, chunking: Rolldown.ChunkingContext) => boolean

/** Tests a module and all modules reached from it by `next`. */
function reaches(test: RegExp, next: (module: Rolldown.ModuleInfo) => readonly string[]): Test {
  const results = new Map<string, boolean>()
  return function search(id, chunking) {
    const known = results.get(id)
    if (known !== undefined) return known
    // Ends the recursion on a circular import.
    results.set(id, false)
    const module = chunking.getModuleInfo(id)
    const result = test.test(id) || (module !== null && next(module).some((other) => search(other, chunking)))
    results.set(id, result)
    return result
  }
}

/** Uses react-aria (75 kB), which most pages need only for what opens over them. */
const usesAria = reaches(
  /\/node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@internationalized)/,
  (module) => module.importedIds,
)

/** Loads with a page, not with what opens over it. */
const loadsWithPage = reaches(/tsr-split=component/, (module) => module.importers)

/** Modules that share a chunk. */
const chunkOf = (name: string, folders: RegExp, test: Test) => ({
  debugName: name,
  name: (...[id, chunking]: Parameters<Test>) => (folders.test(id) && test(id, chunking) ? name : null),
})

const isPlain: Test = (id, chunking) => !usesAria(id, chunking)
const isWidget: Test = (id, chunking) => usesAria(id, chunking) && loadsWithPage(id, chunking)
const anywhere = /\/(node_modules|ui\/src)\//

export default defineConfig({
  root: app,
  plugins: [
    // Before react(): it splits the route files that react() then compiles.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // Loaders come with the parts that all other pages share: 9 kB less in the app.
        splitBehavior: ({ routeId }) => (isInApp(routeId) ? [] : [['loader'], ...defaultCodeSplitGroupings]),
      },
      routesDirectory: `${app}/src/routes`,
      generatedRouteTree: `${app}/src/bootstrap/routeTree.gen.ts`,
      quoteStyle: 'single',
    }),
    react(),
    vanillaExtractPlugin(),
    // The product speaks English; in another language react-aria would say a few words of its own between.
    optimizeLocales.vite({ locales: ['en-US'] }),
    contents(`${app}/src/bootstrap/contents.tsx`, `${app}/src/bootstrap/staticRouter.ts`, cached('contents')),
    writePreloads(),
    compileHints(['index', 'app']),
    earlyScript(`${app}/src/early/main.ts`),
    shell(`${app}/src/bootstrap/shell.tsx`, cached('shell')),
  ],
  // React has had this hook itself since 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  // Error reporting without its own log (its documented flag for smaller bundles).
  define: { __SENTRY_DEBUG__: 'false' },
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  server: {
    proxy: {
      '/api': api,
      '/_local': api,
      '/config.json': api,
    },
  },
  build: {
    outDir: '../../dist/app',
    emptyOutDir: true,
    sourcemap: 'hidden',
    target: 'es2023',
    // Every browser that knows this target knows it by itself.
    modulePreload: { polyfill: false },
    // The first that know `:dir()`. For older ones it is rewritten to a list of languages, which a page in English that runs from right to left is not in.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17'],
    rolldownOptions: {
      // Hides warnings for plugin authors, which every user would see on the first `npm start`.
      checks: { bundlerTimings: false },
      output: {
        // One character beyond Latin-1 makes V8 keep a whole script two bytes wide.
        charset: 'ascii',
        // Left alone, each set of pages that share a module gets a chunk: dozens of requests of a kilobyte before the first row. A module
        // belongs to the first group that matches.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'app', test: /\/app\/src\/bootstrap\// },
            chunkOf('pages', /tsr-split=loader|\/ui\/src\/(components|format|masks|private)\//, isPlain),
            chunkOf('forms', /\/ui\/src\/(fields|validators)\/|\/app\/src\/drafts\//, isPlain),
            // Such as tabs.
            chunkOf('widgets', anywhere, isWidget),
            // 1 chunk instead of 50 that are prefetched one after another.
            chunkOf('overlays', anywhere, usesAria),
          ],
        },
      },
    },
  },
})
