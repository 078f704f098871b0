import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CopyButton } from './CopyButton'

const meta = {
  component: CopyButton,
  args: { label: 'Copy as curl', text: "curl 'https://example.com/api/v1/businesses'" },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const writeText = fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as curl' }))
    await expect(writeText).toHaveBeenCalledWith(args.text)
    await expect(await canvas.findByText('Copied')).toBeInTheDocument()
  },
}
export const Small: Story = { args: { size: 'small', variant: 'quiet' } }
export const Dark: Story = { globals: { appearance: 'dark' } }
