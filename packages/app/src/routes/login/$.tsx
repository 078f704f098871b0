import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from './-pieces/LoginPage'

/** Any sub-path of the login area (specification, section 2). */
export const Route = createFileRoute('/login/$')({
  component: LoginPage,
})
