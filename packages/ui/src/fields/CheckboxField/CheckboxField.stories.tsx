import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { CheckboxField } from './CheckboxField'

const Controlled = controlled(CheckboxField, 'isSelected')

const meta = {
  component: CheckboxField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Notify me by email', isSelected: false, onChange: fn() },
} satisfies Meta<typeof CheckboxField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Notify me by email'))
    await expect(canvas.getByRole('checkbox', { name: 'Notify me by email' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const ByKeyboard: Story = {
  args: { isSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const Required: Story = {
  args: { label: 'The business agreed to this', isRequired: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeRequired()
    await userEvent.tab()
    await userEvent.tab()
    await expect(box).toHaveAccessibleDescription('Required')
    await userEvent.click(box)
    await expect(box).toBeValid()
  },
}

export const PartlySelected: Story = {
  args: { isIndeterminate: true, label: 'All products' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBePartiallyChecked())
  },
}

export const WithHelp: Story = { args: { description: 'At most one message per day', isSelected: true } }
export const LongLabel: Story = {
  args: {
    label:
      'I confirm that the business was informed about the costs, the holdback, and the time that it is likely to take.',
  },
  globals: { viewport: { value: 'phone' } },
}
export const Disabled: Story = { args: { isDisabled: true, isSelected: true } }
export const Dark: Story = { ...Required, globals: { appearance: 'dark' } }
