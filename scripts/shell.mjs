/**
 * Adds the frame and the list of businesses, as React renders them before any response (packages/app/src/bootstrap/shell.tsx), to the document. They are
 * painted with the first style sheets and stay until the app has drawn its page (packages/app/src/early/shell.ts).
 */
import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** Widths of the two layouts in px. theme.css shows the one that fits. */
const layouts = { wide: 1280, narrow: 400 }

/**
 * @param {string} entry
 * @param {string} folder where the entry is built for Node
 * @returns {import('vite').Plugin}
 */
export const shell = (entry, folder) => ({
  name: 'shell',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      await build({
        configFile: join(import.meta.dirname, '../vite.config.ts'),
        logLevel: 'error',
        build: {
          ssr: entry,
          outDir: folder,
          emptyOutDir: true,
          sourcemap: false,
          minify: false,
          rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'shell.js' } },
        },
        ssr: { noExternal: true },
      })
      const shells = Object.entries(layouts).map(([layout, width]) => {
        // In a process of its own, which ends with the timers of the app.
        const rendered = execFileSync(
          process.execPath,
          [join(import.meta.dirname, 'renderShell.mjs'), join(folder, 'shell.js'), String(width)],
          { encoding: 'utf8' },
        )
        return `<div class="${layout}">${forDocument(rendered)}</div>`
      })
      await rm(folder, { recursive: true })
      return html.replace('<!-- shell -->', () => `<div id="shell" inert aria-hidden="true">${shells.join('')}</div>`)
    },
  },
})

/** Without the title, scripts, comments and the attributes that must be unique in a document or depend on the page. */
const forDocument = (html) =>
  html
    .replace(/<title>.*?<\/title>/, '')
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/ (id|for|aria-labelledby|aria-describedby|aria-controls|aria-current|data-status)="[^"]*"/g, '')
