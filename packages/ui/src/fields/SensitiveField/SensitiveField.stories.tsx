import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { SensitiveField } from './SensitiveField'

const Controlled = controlled(SensitiveField)

const meta = {
  component: SensitiveField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Social security number', type: 'ssn', last4: '6789', value: null, onChange: fn() },
} satisfies Meta<typeof SensitiveField>
export default meta
type Story = StoryObj<typeof meta>

export const StoredValue: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: 'Social security number' })
    await expect(field).toHaveTextContent('•••• 6789')
    await expect(field).toHaveTextContent('On file, ending in 6789')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Replaced: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace Social security number' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    const input = canvas.getByRole('textbox', { name: 'Social security number' })
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('autocomplete', 'off')
    await userEvent.keyboard('123456789')
    await expect(input).toHaveValue('123-45-6789')
    await expect(args.onChange).toHaveBeenLastCalledWith('123456789')
  },
}

export const KeepsStoredValue: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Replace/ }))
    await userEvent.keyboard('12')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the Social security number on file' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('group')).toHaveTextContent('•••• 6789')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Replace/ })).toHaveFocus())
  },
}

/** After Replace, a value is required. */
export const ReplacementIsRequired: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Replace/ }))
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Required')
  },
}

export const NoStoredValue: Story = {
  args: { last4: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Social security number' }), '078051120')
    await expect(args.onChange).toHaveBeenLastCalledWith('078051120')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const ServerError: Story = {
  args: { errorMessage: "The bank doesn't recognize this number.", label: 'Account number', type: 'account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription("The bank doesn't recognize this number.")
  },
}

export const ReplacingNarrow: Story = {
  args: { value: '', description: 'As printed on the card' },
  globals: { viewport: { value: 'phone' } },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const Dark: Story = { globals: { appearance: 'dark' } }
