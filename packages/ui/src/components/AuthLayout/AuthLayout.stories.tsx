import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../fields/TextField/TextField'
import { Button } from '../Button/Button'
import { AuthLayout } from './AuthLayout'

const meta = {
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <h1>Sign in</h1>
        <TextField label="Email address" type="email" value="" onChange={() => undefined} />
        <Button variant="primary">Send code</Button>
      </>
    ),
  },
} satisfies Meta<typeof AuthLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
