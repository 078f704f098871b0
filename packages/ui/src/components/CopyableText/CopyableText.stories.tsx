import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ToastRegion } from '../Toast/ToastRegion'
import { CopyableText } from './CopyableText'

const meta = {
  component: CopyableText,
  args: { label: 'Business ID', text: 'business_2d7fad09-de2b-47b8-a154-6edd17e29473' },
} satisfies Meta<typeof CopyableText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const writeText = fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Business ID' }))
    await expect(writeText).toHaveBeenCalledWith(args.text)
    await expect(await canvas.findByText('Copied')).toBeInTheDocument()
  },
}
/** The browser or an insecure connection can forbid it. */
export const ClipboardRefused: Story = {
  render: (args) => (
    <>
      <CopyableText {...args} />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const writeText = async () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Business ID' }))
    await screen.findByText("We couldn't copy this. Allow access to the clipboard and try again.")
    await expect(canvas.queryByText('Copied')).toBeNull()
  },
}
export const Dark: Story = { globals: { appearance: 'dark' } }
