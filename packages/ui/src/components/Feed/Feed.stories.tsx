import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Feed, FeedItem, FeedNote } from './Feed'

const onClick = fn()
const items = [
  <FeedItem key="1" text="Bluebird Bakery accepted an offer" facts="11/22/2026, 09:12 AM" onClick={onClick} />,
  <FeedItem
    key="2"
    text="An upload has rejected rows"
    facts="Northgate · 11/21/2026, 04:40 PM"
    href="#upload"
    onClick={(event) => event.preventDefault()}
  />,
]

const meta = { component: Feed, args: { isRead: false, children: items } } satisfies Meta<typeof Feed>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Bluebird/ }))
    await expect(onClick).toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: /upload/ })).toBeVisible()
  },
}
export const Read: Story = { args: { isRead: true } }
export const Empty: Story = { render: () => <FeedNote>You have no unread notifications</FeedNote> }
export const Failed: Story = { render: () => <FeedNote role="alert">Unable to fetch notifications</FeedNote> }
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
