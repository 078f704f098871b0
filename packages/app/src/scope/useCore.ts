import { getRouteApi, useMatch, useRouter } from '@tanstack/react-router'

const frame = getRouteApi('/_frame')

/**
 * Who is signed in, in which scope, and the calls of that scope: what the main frame gives to everything in it. Its error names the
 * specification's context (section 8).
 */
export function useCore(): ReturnType<typeof frame.useRouteContext> {
  if (!useRouter({ warn: false })) throw new Error('Not in CoreProvider')
  const context = useMatch({ from: '/_frame', shouldThrow: false, select: (match) => match.context })
  if (!context?.api) throw new Error('Not in CoreProvider')
  return context
}
