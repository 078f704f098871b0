import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from './-pieces/LoginPage'

export const Route = createFileRoute('/login/')({
  component: LoginPage,
})
