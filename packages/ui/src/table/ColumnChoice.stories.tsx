import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ColumnChoice } from './ColumnChoice'
import type { ColumnChoiceProps } from './column'
import { columns } from './stories/businesses'

function Controlled(args: ColumnChoiceProps) {
  const [state, setState] = useState(args.state)
  const [density, setDensity] = useState(args.density)
  return (
    <ColumnChoice
      {...args}
      state={state}
      onChange={(next) => {
        setState(next)
        args.onChange(next)
      }}
      density={density}
      onDensityChange={(next) => {
        setDensity(next)
        args.onDensityChange?.(next)
      }}
    />
  )
}

export default {
  title: 'table/ColumnChoice',
  component: ColumnChoice,
  render: (args) => <Controlled {...args} />,
  args: { columns, onChange: fn(), density: 'comfortable', onDensityChange: fn() },
} satisfies Meta<typeof ColumnChoice>

type Story = StoryObj<typeof ColumnChoice>

export const Default: Story = {}

const opened = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  return within(await screen.findByRole('dialog', { name: 'Columns' }))
}

export const HidingColumn: Story = {
  play: async ({ args, userEvent }) => {
    const popover = await opened(userEvent)
    await expect(popover.getByRole('checkbox', { name: 'Business' })).toBeDisabled()
    await userEvent.click(popover.getByRole('checkbox', { name: 'Location' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: ['city'] })
  },
}

/** Arrow keys move between the checkboxes, starting at the first enabled one. */
export const HidingByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Columns' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Status' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: ['product'] })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const MovingByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const popover = await opened(userEvent)
    const up = popover.getByRole('button', { name: 'Move Location up' })
    up.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    const order = ['name', 'city', 'status', 'product', 'monthly_sales', 'outstanding', 'created_at']
    await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: [], order })
    await expect(popover.getByText('Location: position 2 of 7')).toHaveAttribute('role', 'status')
    await expect(up).toHaveFocus()
    await expect(up).toHaveAttribute('aria-disabled', 'true')
  },
}

export const MovingByPointer: Story = {
  play: async ({ args, userEvent }) => {
    const popover = await opened(userEvent)
    const line = popover.getByText('Status').closest('li') as HTMLElement
    const list = line.closest('ul') as HTMLElement
    list.setPointerCapture = () => undefined
    const press = (target: Element, type: string, clientY: number) =>
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY, pointerId: 1, button: 0 }))
    press(line.firstElementChild as Element, 'pointerdown', 100)
    press(list, 'pointermove', 100 + line.offsetHeight)
    press(list, 'pointerup', 100 + line.offsetHeight)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    const order = ['name', 'product', 'status', 'city', 'monthly_sales', 'outstanding', 'created_at']
    await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: [], order })
  },
}

export const ChangingDensity: Story = {
  play: async ({ args, userEvent }) => {
    const popover = await opened(userEvent)
    await userEvent.click(popover.getByRole('radio', { name: 'Compact' }))
    await expect(args.onDensityChange).toHaveBeenLastCalledWith('compact')
  },
}
