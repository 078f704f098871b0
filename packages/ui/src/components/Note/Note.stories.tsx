import type { Meta, StoryObj } from '@storybook/react-vite'
import { Note } from './Note'

const meta = {
  component: Note,
  args: { children: 'Last run 11/22/2026, 06:00 AM, next 11/23/2026, 06:00 AM' },
} satisfies Meta<typeof Note>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Negative: Story = {
  args: { tone: 'negative', role: 'alert', children: 'The bucket refused the request.' },
}
export const Caution: Story = { args: { tone: 'caution', children: '3 rows are still to be repaired.' } }
export const Clipped: Story = { args: { isClipped: true, children: 'Featherstonehaugh-Cholmondeley '.repeat(10) } }
export const LongTextNarrow: Story = {
  args: { children: 'a-key-without-a-space/'.repeat(10) },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { ...Negative, globals: { appearance: 'dark' } }
