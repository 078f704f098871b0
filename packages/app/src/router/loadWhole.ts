/** What stands behind sign-in, which does not wait for it; with the frame that is drawn around every page of it, not after it. */
export const loadWhole = () => {
  import('../shell/AppFrame').catch(() => undefined)
  return import('./whole')
}
