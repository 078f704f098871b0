import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotificationBell } from './NotificationBell'

const meta = {
  component: NotificationBell,
  args: { hasUnread: false, isExpanded: false, onPress: () => undefined },
} satisfies Meta<typeof NotificationBell>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Unread: Story = { args: { hasUnread: true } }
export const UnreadDark: Story = { ...Unread, globals: { appearance: 'dark' } }
