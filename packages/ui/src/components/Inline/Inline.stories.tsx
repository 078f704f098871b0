import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../fields/TextField/TextField'
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
