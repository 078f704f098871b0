import { ToastRegion } from '@partner-dashboard/ui'
import { createRootRouteWithContext, Outlet, retainSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { optionalText } from '../router/searchFields'
import type { RouterContext } from '../session/startContext'
import { NotFoundPage } from '../shell/NotFoundPage'
import { PageFailure } from '../shell/PageFailure'

// Loose, since each route validates its own parameters.
const search = v.looseObject({
  sandbox_mode: optionalText,
  partner_id: optionalText,
})

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: search,
  // Links keep both (specification, section 2).
  search: {
    middlewares: [retainSearchParams<v.InferOutput<typeof search>>(['sandbox_mode', 'partner_id'])],
  },
  component: () => (
    <>
      <Outlet />
      <ToastRegion />
    </>
  ),
  errorComponent: PageFailure,
  notFoundComponent: NotFoundPage,
})
