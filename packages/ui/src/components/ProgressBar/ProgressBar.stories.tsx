import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './ProgressBar'

const meta = {
  component: ProgressBar,
  args: { label: 'Uploading sales.csv', value: 42 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading sales.csv' })
    await expect(bar).toHaveAttribute('aria-valuenow', '42')
    await expect(bar).toHaveAttribute('aria-valuetext', '42%')
    await expect(canvas.getByText('42%')).toBeVisible()
  },
}
export const InWords: Story = {
  args: { label: 'Paid back', value: 1200, maxValue: 4000, valueLabel: '$1,200.00 of $4,000.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '$1,200.00 of $4,000.00')
  },
}
export const Indeterminate: Story = {
  args: { label: 'Checking the file', value: undefined, valueLabel: 'a few minutes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}
export const IndeterminateWithoutLabel: Story = { args: { label: 'Checking the file', value: undefined } }
export const NoRowsYet: Story = { args: { value: 0 } }
export const Done: Story = { args: { value: 100, tone: 'positive', description: '12,400 rows imported' } }
export const Failed: Story = { args: { tone: 'negative', description: 'The connection was lost. Nothing was saved.' } }
/** Clamps values above the maximum. */
export const AboveMaximum: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}
export const LongText: Story = { args: { label: 'Uploading '.repeat(20), valueLabel: 'about 3 minutes remaining' } }
export const NarrowScreen: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
export const Dark: Story = { globals: { appearance: 'dark' } }
