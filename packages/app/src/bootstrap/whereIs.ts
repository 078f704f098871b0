import type { AnyRouter } from '@tanstack/react-router'
import type { ScopedContext } from '../router/scoped'

interface Place {
  context?: Partial<ScopedContext>
  params: Record<string, string | undefined>
}

/** The scope of the page that is shown, and the variable parts of its path. */
export function whereIs(router: AnyRouter | undefined): { partnerId: string | null; params: Place['params'] } {
  const deepest: Place | undefined = router?.state.matches.at(-1)
  return { partnerId: deepest?.context?.api?.scope.partnerId ?? null, params: deepest?.params ?? {} }
}
