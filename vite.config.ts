import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defaultCodeSplitGroupings } from '@tanstack/router-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const app = fileURLToPath(new URL('./packages/app', import.meta.url))
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

// What opens over the page comes when it is opened, whatever folder it stands in.
const isLazy = (id: string) =>
  /(Overlay|Popover|Sheet|MenuItems|Toasts|CheckLine|OptionLine|OptionList|ItemContent|LandFocus|handOnFocus|ViewsPanel|FilesDialog|WindowedGrid|WindowedTable|OrganizationOverview|PartnerCard|GoTo|screens|ObjectLink)[.\w]*$/.test(
    id,
  )
// The first screen of most days has its loader with the addresses; those of all other pages are one part (bootstrap/loadWhole.ts).
const isInStart = (routeId: string) => /^\/_frame$|^\/_frame\/businesses(\/(list)?)?$/.test(routeId)
function splitOf(routeId: string): typeof defaultCodeSplitGroupings {
  // Sign-in is what most visits begin with: its page comes with the start, as nothing is painted before it. The page for no page is the frame's.
  if (routeId.startsWith('/login') || routeId.endsWith('/$')) return []
  return isInStart(routeId) ? defaultCodeSplitGroupings : [['loader'], ...defaultCodeSplitGroupings]
}
const isLoader = (id: string) => /tsr-split=loader|\/bootstrap\/pageLoaders/.test(id)
// The addresses of every page, with what they are made of. The pages themselves come with a split's mark behind the name.
const isForRoutes = (id: string) =>
  /\/app\/src\/(router\/|bootstrap\/(?!pageLoaders)|scope\/)|\/routes\/((?!-pieces).)*\.tsx$|\/node_modules\/@tanstack\/((react-)?router|history|(react-)?store)/.test(
    id,
  )
const part = (folders: RegExp) => (id: string) => folders.test(id) && !isLazy(id)
// What every page has; what only some show comes with them.
const inFrame = part(
  /\/ui\/src\/components\/(Banner|Breadcrumbs|Button|FallbackImage|Frame|Icon|Link|Menu|NameCell|Page|Skeleton|StatusPill|TabNav|Tag|VisuallyHidden)\/|\/ui\/src\/private\/|\/app\/src\/shell\/|\/routes\/_frame\.tsx/,
)
// Small parts that most pages behind the lists are made of. None of them may need react-aria, which would come with them.
const inParts = part(
  /\/ui\/src\/components\/(Card|CopyableText|CountLink|DescriptionList|FunnelStep|Notice|PayoffBar|Section|StatTile|Steps|Timeline|useDebounced|useImpression)\/|\/ui\/src\/(table\/toCsv|format\/(timeRemaining|phone|pathTail))\.|\/ui\/src\/masks\/plainDigits|\/app\/src\/session\/useWhyNot|\/node_modules\/lucide\/|\/app\/src\/views\/(businessDetail|moment|reportWords)\.|\/detail\/(Answer|Masked)\./,
)
// Of the app's words, those of the lists that are opened most.
const inTable = part(
  /\/ui\/src\/(table\/(?!toCsv)|format\/(?!timeRemaining|phone|pathTail))|\/app\/src\/lists\/(AddressedList|ListPanel|SavedViews|CsvDownload|saveFile|viewQuery)\.|\/app\/src\/views\/(businesses|businessFilterValues|look|products)\.|\/businesses\/(-pieces\/BusinessesPage|(route|index|list)\.)/,
)

// What forms are made of, with the drafts that outlive them: one part instead of a dozen. None of it may need react-aria either.
const inForms = part(
  /\/ui\/src\/(fields\/(CheckboxField|CheckboxGroupField|FileDrop|MaskedField|RadioGroupField|SelectField|SwitchField|TextAreaField)|components\/(ChoiceCard|CompareFields|ConfirmDialog|Dialog|ProgressBar|SidePanel|WithPreview)|masks|validators)\/|\/app\/src\/drafts\//,
)

export default defineConfig({
  root: app,
  plugins: [
    // Before react(): it splits the route files that react() then compiles.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => splitOf(routeId),
      },
      routesDirectory: `${app}/src/routes`,
      generatedRouteTree: `${app}/src/bootstrap/routeTree.gen.ts`,
      quoteStyle: 'single',
    }),
    react(),
    vanillaExtractPlugin(),
    // The product speaks English; in another language react-aria would say a few words of its own between.
    optimizeLocales.vite({ locales: ['en-US'] }),
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
    // What the server tells browsers to fetch with the document (packages/server/src/http/firstParts.ts).
    manifest: 'manifest.json',
    sourcemap: 'hidden',
    target: 'es2023',
    // Every browser that knows this target knows it by itself.
    modulePreload: { polyfill: false },
    // The first that know `:dir()`. For older ones it is rewritten to a list of languages, which a page in English that runs from right to left is not in.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17'],
    rolldownOptions: {
      output: {
        // Left alone, each set of pages that share a module gets a chunk: dozens of requests of a kilobyte before the first row.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'whole', test: (id) => isForRoutes(id) || inFrame(id), priority: 3 },
            { name: 'table', test: inTable, priority: 1 },
            { name: 'loaders', test: isLoader, priority: 0.5 },
            { name: 'parts', test: inParts, priority: 0.4 },
            { name: 'forms', test: inForms, priority: 0.3 },
          ],
        },
      },
    },
  },
})
