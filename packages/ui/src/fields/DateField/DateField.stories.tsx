import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { settled } from '../../private/settled'
import { DateField, type DateFieldProps } from './DateField'

function Controlled(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <DateField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  component: DateField,
  render: (props) => <Controlled {...props} />,
  args: { label: 'Starts', value: '', onChange: fn(), now: new Date('2026-11-23T12:00:00Z') },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  const grid = await screen.findByRole('grid')
  await settled()
  return grid
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Starts' })
    await expect(field).toHaveAccessibleDescription('MM/DD/YYYY')
    await userEvent.type(field, '12012026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose starts' }))
    await opened()
    await userEvent.click(screen.getByRole('button', { name: /December 15, 2026/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-15')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await expect(field).toHaveValue('12/15/2026')
  },
}

/** Arrow keys and Page Down move, Enter chooses, and focus returns to the button. */
export const ByKeyboard: Story = {
  args: { dateRule: 'presentOrFuture' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Choose starts' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await opened()
    await expect(screen.getByRole('button', { name: /November 22, 2026/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowRight}{PageDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Opened: Story = {
  args: { value: '2026-11-30' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose starts' }))
    await opened()
    await expect(screen.getByRole('button', { name: /November 30, 2026/ })).toHaveAttribute('data-selected')
  },
}

/** A day that doesn't exist opens the current month. */
export const Impossible: Story = {
  args: { value: '2026-02-30' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose starts' }))
    await opened()
    await expect(screen.getByRole('button', { name: /November 23, 2026/ })).toHaveFocus()
  },
}

/** The end of a period opens at its start. */
export const OpensAtStart: Story = {
  args: { label: 'Ends', opensAt: '2027-02-10', dateRule: 'presentOrFuture' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose ends' }))
    await opened()
    await expect(screen.getByRole('button', { name: /February 10, 2027/ })).toHaveFocus()
  },
}

export const Disabled: Story = { args: { value: '2026-11-30', isDisabled: true } }
export const NarrowScreen: Story = { ...Opened, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...Opened, globals: { appearance: 'dark' } }
