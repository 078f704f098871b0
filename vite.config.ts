import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const app = fileURLToPath(new URL('./packages/app', import.meta.url))
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

// What opens over the page comes when it is opened, whatever folder it stands in.
const isLazy = (id: string) => /(Overlay|Popover|Sheet|MenuItems|Toasts|CheckLine|OptionList)[.\w]*$/.test(id)
// Sign-in needs these too, and not the frame.
const isForSignIn = (id: string) =>
  /\/components\/(Logo|AuthLayout|EmptyState|ErrorState|LoadingScreen)\/|\/fields\/(Field|Form|TextField|CodeField)\/|\/app\/src\/views\/refusals\./.test(
    id,
  )
const part = (folders: RegExp) => (id: string) => folders.test(id) && !isLazy(id)
// What every page has; what only some show comes with them.
const inFrame = part(
  /\/ui\/src\/components\/(Banner|Breadcrumbs|Button|FallbackImage|Frame|Icon|Link|Menu|NameCell|Page|Skeleton|StatusPill|TabNav|Tag|VisuallyHidden)\/|\/ui\/src\/private\/|\/node_modules\/lucide-react\/|\/app\/src\/shell\//,
)
// Of the app's words, those of the lists that are opened most.
const inTable = part(/\/ui\/src\/(table|format)\/|\/app\/src\/views\/(businesses|businessFilterValues|look|products)\./)

export default defineConfig({
  root: app,
  plugins: [
    // Before react(): it splits the route files that react() then compiles.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${app}/src/routes`,
      generatedRouteTree: `${app}/src/routeTree.gen.ts`,
      quoteStyle: 'single',
    }),
    react(),
    vanillaExtractPlugin(),
  ],
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
    rolldownOptions: {
      output: {
        // Left alone, each set of pages that share a module gets a chunk: dozens of requests of a kilobyte before the first row.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'name', test: isForSignIn, priority: 3 },
            { name: 'frame', test: inFrame, priority: 2 },
            { name: 'table', test: inTable, priority: 1 },
          ],
        },
      },
    },
  },
})
