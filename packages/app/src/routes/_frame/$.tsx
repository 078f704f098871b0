import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../../shell/NotFoundPage'

/** Any other path (specification, section 2). */
export const Route = createFileRoute('/_frame/$')({
  staticData: { crumb: '404: Page not found' },
  component: NotFoundPage,
})
