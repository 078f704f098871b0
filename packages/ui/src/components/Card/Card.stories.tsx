import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../../private/modes'
import { Button } from '../Button/Button'
import { StatusPill } from '../StatusPill/StatusPill'
import { Card } from './Card'

const meta = {
  component: Card,
  args: {
    title: 'Flex loan',
    status: <StatusPill tone="positive" label="Outstanding" />,
    children: <p>Paid out on 11/08/2026.</p>,
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TitleOnly: Story = { args: { status: undefined } }
export const WithActions: Story = { args: { actions: <Button>Open</Button> } }
export const LongTextNarrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { title: 'A merchant cash advance for the second restaurant of the Featherstonehaugh-Cholmondeley family' },
}
/** The longest last name of an owner, without a place to break. */
export const LongWordNarrow: Story = {
  ...onPhone,
  args: { title: `ANA ${'FEATHERSTONE'.repeat(4)}` },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading')
    await expect(title.getBoundingClientRect().right).toBeLessThan(innerWidth)
  },
}
export const Dark: Story = { globals: { appearance: 'dark' } }
