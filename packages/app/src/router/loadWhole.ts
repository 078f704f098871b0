/** The pages whose loader is in the same part as the addresses (vite.config.ts). */
const hasLoader = /^\/businesses(\/list)?\/?$/

/** What stands behind sign-in, which does not wait for it; with the frame and what the page's loader asks for, not after it. */
export const loadWhole = () => {
  import('../shell/AppFrame').catch(() => undefined)
  if (!hasLoader.test(location.pathname)) import('./pageLoaders').catch(() => undefined)
  return import('./whole')
}
