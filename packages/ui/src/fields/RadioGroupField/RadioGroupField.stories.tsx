import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { RadioGroupField } from './RadioGroupField'

const Controlled = controlled(RadioGroupField)

const meta = {
  component: RadioGroupField,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Audience',
    value: '',
    onChange: fn(),
    options: [
      { value: 'all', label: 'Every business with an open offer' },
      { value: 'filters', label: 'Some of them', description: 'By product, state or size of the offer.' },
      { value: 'list', label: 'A list of businesses', description: 'Their external ids, one a line.' },
    ],
  },
} satisfies Meta<typeof RadioGroupField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Audience' })).toBeRequired()
    const some = canvas.getByRole('radio', { name: 'Some of them' })
    await expect(some).toHaveAccessibleDescription('By product, state or size of the offer.')
    await userEvent.click(some)
    await expect(some).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('filters')
  },
}

export const ByKeyboard: Story = {
  args: { value: 'all' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Every business with an open offer' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('filters')
  },
}

export const ShowsRequiredOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup')
    await userEvent.tab()
    await userEvent.tab()
    await expect(group).toHaveAccessibleDescription('Required')
    await userEvent.click(canvas.getByRole('radio', { name: 'A list of businesses' }))
    await expect(group).toBeValid()
  },
}

export const OneDisabled: Story = {
  args: {
    value: 'all',
    options: [
      { value: 'all', label: 'Every business' },
      { value: 'list', label: 'A list', description: 'Needs an uploaded list.', isDisabled: true },
    ],
  },
}
export const Optional: Story = { args: { isRequired: false, description: 'It can be changed later.' } }
export const Disabled: Story = { args: { value: 'all', isDisabled: true } }
export const Narrow: Story = { args: { value: 'list' }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...ShowsRequiredOnBlur, globals: { appearance: 'dark' } }
