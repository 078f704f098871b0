import { ToastRegion } from '@partner-dashboard/ui'
import { Outlet, retainSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { NotFoundPage } from '../shell/NotFoundPage'
import { PageFailure } from '../shell/PageFailure'
import { optionalText } from './searchFields'

// Loose: what a route below reads from the address is its own to check.
const search = v.looseObject({
  sandbox_mode: optionalText,
  partner_id: optionalText,
})

/** What stands around every page. */
export const rootOptions = {
  validateSearch: search,
  // Links keep both (specification, section 2).
  search: {
    middlewares: [retainSearchParams<v.InferOutput<typeof search>>(['sandbox_mode', 'partner_id'])],
  },
  component: Root,
  errorComponent: PageFailure,
  notFoundComponent: NotFoundPage,
}

function Root() {
  return (
    <>
      <Outlet />
      <ToastRegion />
    </>
  )
}
