import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formatCurrency } from '../../format'
import { PayoffBar } from './PayoffBar'

const meta = {
  component: PayoffBar,
  args: {
    label: 'Repayment',
    paid: 3200,
    expected: 4100,
    total: 9102,
    formatValue: (value) => formatCurrency(value, 'USD'),
    paidNote: '35.16% paid',
    expectedNote: 'Behind schedule',
  },
} satisfies Meta<typeof PayoffBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Repayment' })
    await expect(bar).toHaveAttribute('aria-valuenow', '35')
    await expect(bar).toHaveAttribute('aria-valuetext', '$3,200.00 of $9,102.00 paid, $4,100.00 expected by today')
    await expect(canvas.getByText('Expected by today')).toBeVisible()
    await expect(canvas.getByText('$4,100.00')).toBeVisible()
  },
}
export const AheadOfThePlan: Story = {
  args: { paid: 5000, paidNote: '54.93% paid', expectedNote: 'Ahead of schedule' },
}
export const PaidOff: Story = { args: { paid: 9102, expected: 9102, paidNote: undefined, expectedNote: undefined } }
export const NothingPaidYet: Story = { args: { paid: 0, expected: 0, paidNote: undefined, expectedNote: undefined } }
/** Without an expected amount, there's no marker. */
export const NoExpectedAmount: Story = {
  args: { expected: undefined, expectedNote: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Expected by today')).toBeNull()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '$3,200.00 of $9,102.00 paid')
  },
}
/** Clamps amounts above the total, and a total of 0. */
export const AboveMaximum: Story = {
  args: { paid: 12_000, expected: 20_000, paidNote: undefined, expectedNote: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}
export const ZeroTotal: Story = {
  args: { paid: 0, expected: 0, total: 0, paidNote: undefined, expectedNote: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  },
}
export const LongText: Story = {
  args: { paid: 123_456_789.01, expected: 223_456_789.01, total: 999_999_999.99, paidNote: 'Of the total '.repeat(12) },
}
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
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
