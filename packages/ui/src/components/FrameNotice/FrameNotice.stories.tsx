import type { Meta, StoryObj } from '@storybook/react-vite'
import { FrameNotice } from './FrameNotice'

const meta = {
  component: FrameNotice,
  args: { children: 'This is taking longer than usual.' },
} satisfies Meta<typeof FrameNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Nothing: Story = { args: { children: false } }
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
