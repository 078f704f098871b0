import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Disclosure } from './Disclosure'

const meta = {
  component: Disclosure,
  args: {
    title: 'Request headers',
    children: 'content-type: application/json',
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Request headers' })
    await expect(canvas.getByText(/content-type/)).not.toBeVisible()
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/content-type/)).toBeVisible()
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true)
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(/content-type/)).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText(/content-type/)).not.toBeVisible()
  },
}

export const InitiallyOpen: Story = { args: { defaultExpanded: true } }
export const WithNote: Story = { args: { note: '14 lines' } }
export const Disabled: Story = { args: { isDisabled: true, note: 'none sent' } }

export const Several: Story = {
  render: (props) => (
    <div>
      <Disclosure {...props} />
      <Disclosure {...props} title="Response headers" defaultExpanded />
      <Disclosure {...props} title="Attempts" note="3" />
    </div>
  ),
}

export const LongText: Story = {
  args: {
    title: 'application_534e1cb0-f353-4331-8b7f-221f1145c4d5'.repeat(3),
    children: 'business_2d7fad09-de2b-47b8-a154-6edd17e29473'.repeat(8),
    defaultExpanded: true,
  },
}
export const NarrowScreen: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = {
  ...Several,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
export const Dark: Story = { ...Several, globals: { appearance: 'dark' } }
