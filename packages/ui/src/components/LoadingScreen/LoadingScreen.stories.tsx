import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LoadingScreen } from './LoadingScreen'

const meta = { component: LoadingScreen } satisfies Meta<typeof LoadingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible())
  },
}
export const Dark: Story = { ...Default, globals: { appearance: 'dark' } }
