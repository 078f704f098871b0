import { useMatches } from '@tanstack/react-router'

export interface Crumb {
  label: string
  pathname: string
}

/** Breadcrumbs of the matched routes, by route name or loader data. */
export function useCrumbs(): Crumb[] {
  return useMatches({
    select: (matches) =>
      matches.flatMap(({ staticData, loaderData, pathname }) => {
        const label = loadedCrumb(loaderData) ?? staticData.crumb
        return label === undefined ? [] : [{ label, pathname }]
      }),
    structuralSharing: true,
  })
}

function loadedCrumb(loaderData: unknown): string | undefined {
  if (typeof loaderData !== 'object' || loaderData === null || !('crumb' in loaderData)) return undefined
  return typeof loaderData.crumb === 'string' ? loaderData.crumb : undefined
}
