import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { TextField } from './TextField'

const Controlled = controlled(TextField)

const meta = {
  component: TextField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Support email', value: '', onChange: fn() },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Support email' })
    await userEvent.type(field, 'help@')
    await expect(args.onChange).toHaveBeenLastCalledWith('help@')
    await expect(field).toBeRequired()
  },
}

export const WithHelp: Story = {
  args: { description: 'Shown to businesses' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Shown to businesses')
  },
}

export const Refused: Story = {
  args: { value: 'help', description: 'Shown to businesses', errorMessage: 'Invalid' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Invalid')
  },
}

export const Optional: Story = {
  args: { isRequired: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Support email (optional)' })).not.toBeRequired()
  },
}

export const EmailNotCapitalized: Story = {
  args: { type: 'email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocapitalize', 'off')
  },
}

export const Disabled: Story = { args: { value: 'help@example.com', isDisabled: true } }
export const Dark: Story = { ...Refused, globals: { appearance: 'dark' } }
