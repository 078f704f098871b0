import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FrameNotice } from './FrameNotice'

const meta = {
  component: FrameNotice,
  args: { children: 'This is taking longer than usual.' },
} satisfies Meta<typeof FrameNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithOneAction: Story = {
  args: { children: 'Showing Bulkhead Market.', action: { label: 'Back to Stillwater', onPress: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Stillwater' }))
    await expect(args.action?.onPress).toHaveBeenCalledTimes(1)
  },
}
export const Nothing: Story = { args: { children: false } }
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
