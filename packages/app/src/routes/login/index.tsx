import { createFileRoute } from '@tanstack/react-router'
import { SignIn } from './-pieces/SignIn'

export const Route = createFileRoute('/login/')({
  component: SignIn,
})
