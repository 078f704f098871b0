import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { settled } from '../../private/settled'
import { ChoiceChip, type ChoiceChipProps } from './ChoiceChip'

const meta = {
  component: ChoiceChip,
  args: {
    label: 'By',
    value: 'week',
    options: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
    ],
    onChange: () => undefined,
  },
  render: function Selected(args: ChoiceChipProps<string>) {
    const [value, setValue] = useState(args.value)
    return <ChoiceChip {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<ChoiceChipProps<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'By: Week' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Month' }))
    await expect(await canvas.findByRole('button', { name: 'By: Month' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'By: Week' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Day' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'By: Day' })).toHaveFocus())
  },
}

/** Stays open for review. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'By: Week' }))
    await expect(await screen.findByRole('menu', { name: 'By' })).toBeInTheDocument()
    await settled()
  },
}
export const OpenDark: Story = { ...Open, globals: { appearance: 'dark' } }

export const LongText: Story = {
  args: {
    label: 'Compare to',
    options: [
      { value: 'week', label: 'The same days of the previous financial year, as reported to the tax authorities' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
