import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { CheckboxGroupField } from './CheckboxGroupField'

const Controlled = controlled(CheckboxGroupField)

const meta = {
  component: CheckboxGroupField,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Languages',
    value: ['en'],
    onChange: fn(),
    options: [
      { value: 'en', label: 'English' },
      { value: 'es', label: 'Spanish' },
      { value: 'fr', label: 'French' },
    ],
  },
} satisfies Meta<typeof CheckboxGroupField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'French' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Spanish' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['en', 'es', 'fr'])
    await expect(canvas.getByRole('group', { name: 'Languages' })).toBeVisible()
  },
}
export const NoneSelected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'English' }))
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Required')
    await expect(canvas.getByRole('checkbox', { name: 'English' })).toBeInvalid()
  },
}
export const Optional: Story = { args: { isRequired: false, description: 'Languages your team speaks' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
