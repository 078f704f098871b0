/**
 * Adds the early script (packages/app/src/early) to the head of the document, in its own file that shares no code with the app, so it doesn't wait for
 * other files. In development the app runs without it.
 */
import { createHash } from 'node:crypto'
import { build } from 'vite'
import { compileHint } from './compileHints.mjs'
import { scriptOf } from './preloads.mjs'

/**
 * @param {string} entry
 * @returns {import('vite').Plugin}
 */
export const earlyScript = (entry) => ({
  name: 'early-script',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const src = scriptOf(bundle ?? {}, 'early')
      if (src === undefined) throw new Error('The early script was not built.')
      const font = Object.keys(bundle ?? {}).find((name) => /\/inter-latin-wght-normal-[^/]+\.woff2$/.test(name))
      if (font === undefined) throw new Error('The font was not built.')
      // Downloads immediately, and runs when the early script imports it.
      const preloaded = html.replace(
        /<script type="module" crossorigin src="([^"]+)"><\/script>/,
        '<link rel="modulepreload" crossorigin href="$1">',
      )
      if (preloaded === html) throw new Error("The app's script was not found.")
      // After the configuration's preload, which the parser would otherwise send again once the script has used it, and before the
      // styles, which would delay the script.
      const fontPreload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin="anonymous" />`
      return preloaded.replace('<!-- early -->', () => `<script src="/${src}"></script>${fontPreload}`)
    },
  },
  generateBundle: {
    order: 'pre',
    async handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const app = chunks.find(({ name }) => name === 'app')
      const start = chunks.find(({ isEntry }) => isEntry)
      const shellStyles = [...(app?.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)
      const { output } = await build({
        configFile: false,
        logLevel: 'silent',
        build: {
          write: false,
          target: 'es2023',
          modulePreload: false,
          rolldownOptions: { input: entry, external: /^\/assets\//, output: { format: 'iife', charset: 'ascii' } },
        },
        define: {
          SHELL_STYLES: JSON.stringify(shellStyles.join(' ')),
          CONTENTS_SCRIPT: JSON.stringify(`/${scriptOf(bundle, 'contents')}`),
          APP_SCRIPT: JSON.stringify(`/${start?.fileName}`),
        },
      })
      const source = compileHint + output[0].code
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
      this.emitFile({ type: 'asset', fileName: `assets/early-${hash}.js`, source })
    },
  },
})
