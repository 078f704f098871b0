/**
 * Writes preloads.json for the server (packages/server/src/http/preloads.ts): the early script, the app's files behind sign-in, and the
 * additional files of each page, which would otherwise be requested after the app has run.
 */

/** Route of each page whose first content is drawn before the app (packages/app/src/bootstrap/contents.tsx). */
export const drawnPages = { home: '/', business: '/businesses/$businessId/capital/overview' }

/** @returns {import('vite').Plugin} */
export const writePreloads = () => ({
  name: 'write-preloads',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const { app, pages } = preloadsOf(bundle)
      for (const path of Object.values(drawnPages)) pages[path].unshift(scriptOf(bundle, 'contents'))
      const source = JSON.stringify({ early: scriptOf(bundle, 'early'), app, pages }, null, 1)
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source })
    },
  },
})

/** @param {import('vite').Rolldown.OutputBundle} bundle */
export function preloadsOf(bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const start = filesOf(
    bundle,
    chunks.filter((chunk) => chunk.isEntry),
    [],
  )
  const app = filesOf(
    bundle,
    chunks.filter((chunk) => chunk.name === 'app'),
    start,
  )
  const parts = chunks.flatMap((chunk) =>
    chunk.moduleIds.flatMap((id) => {
      const [, route] = /\/src\/routes\/(.+)\.tsx\?.*tsr-split=(?:component|loader)/.exec(id) ?? []
      return route === undefined ? [] : [{ chunk, path: pathOf(route), isLayout: isLayout(route) }]
    }),
  )
  const pages = parts
    .filter(({ isLayout }) => !isLayout)
    .map(({ path }) => {
      const own = parts.filter((part) => part.path === path || (part.isLayout && path.startsWith(`${part.path}/`)))
      return [
        path,
        filesOf(
          bundle,
          own.map(({ chunk }) => chunk),
          [...start, ...app],
        ),
      ]
    })
  return { app, pages: Object.fromEntries(pages) }
}

/** A script that is built on its own. */
export const scriptOf = (bundle, name) =>
  Object.keys(bundle).find((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.js'))

/**
 * The scripts and styles of chunks and of what they import.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {readonly import('vite').Rolldown.OutputChunk[]} chunks
 * @param {readonly string[]} known
 */
function filesOf(bundle, chunks, known) {
  const files = new Set()
  const add = (chunk) => {
    if (chunk?.type !== 'chunk' || known.includes(chunk.fileName) || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) if (!known.includes(style)) files.add(style)
    for (const imported of chunk.imports) add(bundle[imported])
  }
  chunks.forEach(add)
  return [...files]
}

const isLayout = (route) => route === '_frame' || route.endsWith('/route')

/** '_frame/businesses/$businessId/index' → '/businesses/$businessId'. */
const pathOf = (route) =>
  `/${route
    .split('/')
    .filter((step) => !['_frame', 'index', 'route'].includes(step))
    .join('/')}`
