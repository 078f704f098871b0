/** The pages whose loader is in the same part as the addresses (vite.config.ts). */
const hasLoader = /^\/businesses(\/list)?\/?$/

export const loadPages = () => import('./pageLoaders')

/** What stands behind sign-in, which does not wait for it; with what the page's loader asks for, not after it. */
export const loadWhole = () => {
  if (!hasLoader.test(location.pathname)) loadPages().catch(() => undefined)
  return import('./whole')
}
