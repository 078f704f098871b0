import { getRouteApi, useMatch, useRouter } from '@tanstack/react-router'

const frame = getRouteApi('/_frame')

/** User, scope and API of the main frame. The error is the specification's (section 8). */
export function useCore(): ReturnType<typeof frame.useRouteContext> {
  if (!useRouter({ warn: false })) throw new Error('Not in CoreProvider')
  const context = useMatch({ from: '/_frame', shouldThrow: false, select: (match) => match.context })
  if (!context?.api) throw new Error('Not in CoreProvider')
  return context
}
