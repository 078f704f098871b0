import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from '../../fields/TextField/TextField'
import { Stack } from './Stack'

const onChange = () => undefined

const meta = {
  component: Stack,
  args: {
    children: (
      <>
        <TextField label="Name" value="Northgate" onChange={onChange} />
        <TextField label="Website" value="https://northgate.example" onChange={onChange} />
      </>
    ),
  },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Wide: Story = { args: { gap: 8 } }
export const FormWidth: Story = { args: { isForm: true } }
export const Scrolled: Story = {
  args: {
    as: 'ul',
    gap: 2,
    isScrolled: true,
    tabIndex: 0,
    'aria-label': 'Businesses',
    children: Array.from({ length: 40 }, (_, index) => `Business ${index + 1}`).map((name) => (
      <li key={name}>{name}</li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Businesses' }).clientHeight).toBeLessThanOrEqual(320)
  },
}
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
