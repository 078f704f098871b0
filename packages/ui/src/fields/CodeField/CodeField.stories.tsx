import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { CodeField } from './CodeField'

const Controlled = controlled(CodeField)

const meta = {
  component: CodeField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Code', value: '', onChange: fn() },
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.type(field, '12a3456789')
    await expect(field).toHaveValue('12345678')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  },
}

export const PastedWithBlanks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste(' 12 34-56 78 ')
    await expect(args.onChange).toHaveBeenLastCalledWith('12345678')
  },
}

export const Refused: Story = { args: { value: '12345678', errorMessage: 'The code is not valid or has expired.' } }
export const Dark: Story = { ...Refused, globals: { appearance: 'dark' } }
