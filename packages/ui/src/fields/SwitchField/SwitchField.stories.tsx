import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { SwitchField } from './SwitchField'

const Controlled = controlled(SwitchField, 'isSelected')

const meta = {
  component: SwitchField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Webhook endpoint', isSelected: false, onChange: fn() },
} satisfies Meta<typeof SwitchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('switch', { name: 'Webhook endpoint' })
    await userEvent.click(field)
    await expect(field).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const ByKeyboard: Story = {
  args: { isSelected: true },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const WithHelp: Story = {
  args: { isSelected: true, description: 'Events are sent as they happen.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Events are sent as they happen.')
  },
}

export const Refused: Story = { args: { errorMessage: "The endpoint didn't respond and stays disabled." } }
export const Disabled: Story = { args: { isSelected: true, isDisabled: true } }
export const RightToLeft: Story = {
  args: { isSelected: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
export const Dark: Story = { ...WithHelp, globals: { appearance: 'dark' } }
