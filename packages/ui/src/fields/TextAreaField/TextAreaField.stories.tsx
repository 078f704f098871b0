import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { TextAreaField } from './TextAreaField'

const Controlled = controlled(TextAreaField)

const meta = {
  component: TextAreaField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Reason', value: '', onChange: fn() },
} satisfies Meta<typeof TextAreaField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Reason' })
    await userEvent.type(field, 'Two{Enter}lines')
    await expect(args.onChange).toHaveBeenLastCalledWith('Two\nlines')
    await expect(field).toBeRequired()
  },
}

export const ShowsRequiredOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.keyboard('  ')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('Required')
  },
}

export const Longest: Story = {
  args: { value: 'a'.repeat(399) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'b')
    await expect(canvas.getByText('400 of 400 characters')).toBeInTheDocument()
    await userEvent.tab()
    await expect(field).toBeValid()
  },
}

/** Pasted text isn't truncated, so nothing is lost silently. */
export const TooLong: Story = {
  args: { value: 'a'.repeat(401) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('Invalid')
    await expect(canvas.getByText('401 of 400 characters')).toBeInTheDocument()
  },
}

export const Optional: Story = {
  args: { isRequired: false, description: 'Not shown to the business' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
}

export const Disabled: Story = { args: { value: 'As agreed by phone.', isDisabled: true } }
export const Dark: Story = { ...TooLong, globals: { appearance: 'dark' } }
