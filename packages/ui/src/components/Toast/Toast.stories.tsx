import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { ToastRegion } from './ToastRegion'
import { showToast } from './toasts'

const meta = {
  component: ToastRegion,
  render: () => (
    <>
      <Button onPress={() => showToast({ text: 'Failed to mark all read', tone: 'negative', durationMs: 2000 })}>
        Say it
      </Button>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

const text = 'Failed to mark all read'
const gone = (timeout: number) => waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout })

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }))
    const toast = await screen.findByRole('alertdialog')
    await expect(toast).toHaveTextContent(text)
    await expect(toast.getBoundingClientRect().top).toBeLessThan(80)
    await gone(5000)
  },
}

export const NeverTwiceAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Say it' })
    await userEvent.click(button)
    await userEvent.click(button)
    await userEvent.click(button)
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone(2000)
  },
}

/** As it does under the pointer: its time stands still. */
export const StaysWhileItHasFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }))
    await screen.findByRole('alertdialog')
    screen.getByRole('button', { name: 'Close' }).focus()
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await expect(screen.getByText(text)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone(2000)
  },
}

export const Dark: Story = { ...Default, globals: { appearance: 'dark' } }
