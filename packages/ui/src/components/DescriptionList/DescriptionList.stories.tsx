import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from './DescriptionList'

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { label: 'Started', value: '11/05/2026' },
      { label: 'Submitted', value: '11/08/2026' },
      { label: 'Outstanding items', value: 'Photo of an identity document, bank statement of last month' },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  args: { items: [{ label: 'Application ID', value: 'application_534e1cb0-f353-4331-8b7f-221f1145c4d5'.repeat(3) }] },
}
export const NarrowScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [label, value] = ['Started', '11/05/2026'].map((text) => canvas.getByText(text).getBoundingClientRect())
    await expect(value?.top).toBe(label?.top)
  },
}
export const Dark: Story = { globals: { appearance: 'dark' } }
