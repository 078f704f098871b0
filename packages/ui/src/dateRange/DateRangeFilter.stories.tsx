import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { controlled } from '../private/controlled'
import { onDesk, onPhone } from '../private/modes'
import { DateRangeFilter } from './DateRangeFilter'

const Controlled = controlled(DateRangeFilter)

const now = new Date('2026-11-21T12:00:00Z')

const meta = {
  title: 'dateRange/DateRangeFilter',
  component: DateRangeFilter,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Created', value: { preset: 'all_time' }, onChange: fn(), now, maxDay: '2026-11-21' },
} satisfies Meta<typeof DateRangeFilter>
export default meta

type Story = StoryObj<typeof meta>

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Seven presets in the specification's order; one press selects. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Created: All time' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Created' }))
    const presets = dialog.getAllByRole('menuitemradio')
    await expect(presets.map((one) => one.textContent)).toEqual([
      'Today',
      'All time',
      'Past week',
      '1 month',
      '3 months',
      '1 year',
      'Custom',
    ])
    await expect(dialog.getByRole('menuitemradio', { name: 'All time' })).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(dialog.getByRole('menuitemradio', { name: 'Past week' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ preset: 'past_week' })
    await expectClosed()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Created: Past week' })).toHaveFocus())
  },
}

/** Arrow keys move between presets. Custom opens the calendar, where Enter starts and ends the range. */
export const ByKeyboard: Story = {
  ...onDesk,
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Created: All time' })
    chip.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'All time' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(chip).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'All time' })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    const today = await screen.findByRole('button', { name: /November 21, 2026/ })
    await waitFor(() => expect(today).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    // The calendar has already moved to the next day.
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ preset: 'custom', from: '2026-11-12', to: '2026-11-14' })
    await expectClosed()
    await expect(canvas.getByRole('button', { name: 'Created: 11/12/2026 – 11/14/2026' })).toBeVisible()
  },
}

/** Nothing changes until both days are selected; Escape discards. */
export const LeavingCalendar: Story = {
  args: { value: { preset: 'one_month' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Created: 1 month' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Custom' }))
    await userEvent.click(await screen.findByRole('button', { name: /November 10, 2026/ }))
    await userEvent.keyboard('{Escape}')
    if (screen.queryByRole('dialog')) await userEvent.keyboard('{Escape}')
    await expectClosed()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Created: 1 month' })).toBeVisible()
  },
}

/** Two months, the later one on the right; later days than `maxDay` are disabled. */
export const Custom: Story = {
  ...onDesk,
  args: { value: { preset: 'custom', from: '2026-10-12', to: '2026-11-06' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Created: 10/12/2026 – 11/06/2026' }))
    await screen.findByText('October 2026')
    await waitFor(() => expect(screen.getByText('November 2026')).toBeVisible())
    await expect(screen.getByRole('button', { name: /November 22, 2026/ })).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Custom' })).toHaveFocus())
  },
}

/** A URL may contain only one of the two days. */
export const OneBound: Story = {
  args: { value: { preset: 'custom', from: '2026-10-12' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Created: From 10/12/2026' })).toBeVisible()
  },
}

/** Late evening in New York is already the next day in UTC. */
export const TodayIsInUtc: Story = {
  args: { now: new Date('2026-11-21T23:30:00-05:00'), maxDay: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Created: All time' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Custom' }))
    const tomorrow = await screen.findByRole('button', { name: /November 22, 2026/ })
    await waitFor(() => expect(tomorrow).toHaveFocus())
  },
}

/** Late evening in UTC is already the next day in Tokyo. */
export const LocalDays: Story = {
  args: {
    isLocal: true,
    now: Object.assign(new Date('2026-11-21T23:30:00Z'), { getTimezoneOffset: () => -9 * 60 }),
    maxDay: undefined,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Created: All time' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Custom' }))
    const tomorrow = await screen.findByRole('button', { name: /November 22, 2026/ })
    await waitFor(() => expect(tomorrow).toHaveFocus())
    await expect(screen.getByText('Dates are in your time zone')).toBeVisible()
    await expect(screen.queryByText('Dates are in UTC')).toBeNull()
  },
}

/** Bottom sheet with one month. */
export const Narrow: Story = {
  ...Custom,
  ...onPhone,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Created: 10/12/2026 – 11/06/2026' }))
    await screen.findByText('November 2026')
    await expect(screen.queryByText('October 2026')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /November 3, 2026/ }))
    await userEvent.click(screen.getByRole('button', { name: /November 5, 2026/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ preset: 'custom', from: '2026-11-03', to: '2026-11-05' })
    await expectClosed()
  },
}

export const NarrowOpen: Story = {
  ...Custom,
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByText('November 2026')
  },
}

export const Dark: Story = { ...Custom, globals: { appearance: 'dark' } }
