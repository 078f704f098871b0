import { createFileRoute } from '@tanstack/react-router'
import { SignIn } from './-pieces/SignIn'

/** Any sub-path of the login area (specification, section 2). */
export const Route = createFileRoute('/login/$')({
  component: SignIn,
})
