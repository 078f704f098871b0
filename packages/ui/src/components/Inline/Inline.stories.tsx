import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TextField } from '../../fields/TextField/TextField'
import { onPhone } from '../../private/modes'
import { Button } from '../Button/Button'
import { Inline } from './Inline'

const onChange = () => undefined

const meta = {
  component: Inline,
  args: {
    children: (
      <>
        <Button>Change</Button>
        <Button>Resend</Button>
        <Button variant="quiet">Remove</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const FieldAndButton: Story = {
  args: {
    align: 'end',
    children: (
      <>
        <TextField label="Amount" value="100.00" onChange={onChange} />
        <Button>Repay</Button>
      </>
    ),
  },
}
export const Sticky: Story = { args: { isSticky: true } }
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }

/** On a phone, items scroll sideways in one row. */
export const StripNarrow: Story = {
  args: {
    isStrip: true,
    children: ['Period: 3 months', 'Compare to: Previous period', 'Interval: Week', 'Currency: USD'].map((label) => (
      <Button key={label}>{label}</Button>
    )),
  },
  ...onPhone,
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button')
    await expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1)
    buttons.at(-1)?.focus()
    await waitFor(() => expect(buttons.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth))
  },
}
