/**
 * Builds the script that draws the first content of pages into the shell (packages/app/src/bootstrap/contents.tsx), before the app runs. It draws the app's
 * own components with Preact, which starts in a fraction of React's time.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { compileHint } from './compileHints.mjs'
import { buildOneFile } from './oneFile.mjs'
import { drawnPages, preloadsOf } from './preloads.mjs'

/**
 * @param {string} entry
 * @param {string} router module that stands in for the router
 * @param {string} folder where the entry is built
 * @returns {import('vite').Plugin}
 */
export const contents = (entry, router, folder) => ({
  name: 'contents',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  generateBundle: {
    order: 'pre',
    async handler(_options, bundle) {
      const { pages } = preloadsOf(bundle)
      const stylesOf = (path) => pages[path].filter((file) => file.endsWith('.css')).map((file) => `/${file}`)
      const styles = Object.entries(drawnPages).map(([page, path]) => [page, stylesOf(path).join(' ')])
      const script = await buildOneFile(entry, folder, (file) => readFile(file, 'utf8'), {
        resolve: {
          alias: [
            { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
            { find: /^react(-dom)?$/, replacement: 'preact/compat' },
            { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
            { find: /^@tanstack\/react-router$/, replacement: router },
          ],
        },
        build: { minify: true },
        define: { CONTENT_STYLES: JSON.stringify(Object.fromEntries(styles)) },
      })
      // Without it, what the app compiles ahead delays this script, which draws first.
      const source = compileHint + script
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
      this.emitFile({ type: 'asset', fileName: `assets/contents-${hash}.js`, source })
    },
  },
})
