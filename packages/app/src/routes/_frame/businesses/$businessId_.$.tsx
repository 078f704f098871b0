import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../../../shell/NotFoundPage'

/** Unknown tab. */
export const Route = createFileRoute('/_frame/businesses/$businessId_/$')({
  staticData: { crumb: '404: Page not found' },
  component: NotFoundPage,
})
