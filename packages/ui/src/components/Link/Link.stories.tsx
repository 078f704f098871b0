import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from './Link'

const meta = { component: Link, args: { href: '#business', children: 'Taqueria Ortega' } } satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Taqueria Ortega' })).toHaveFocus()
  },
}
/** Row name. */
export const Plain: Story = { args: { tone: 'plain' } }
export const Muted: Story = { args: { tone: 'muted' } }
export const Dark: Story = { globals: { appearance: 'dark' } }
