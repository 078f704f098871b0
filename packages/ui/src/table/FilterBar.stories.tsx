import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../components/Button/Button'
import { DateRangeFilter } from '../dateRange/DateRangeFilter'
import { onDesk, onPhone } from '../private/modes'
import { userWithoutDelay } from '../private/userWithoutDelay'
import { ColumnChoice } from './ColumnChoice'
import { FilterBar, type FilterBarProps } from './FilterBar'
import { columns } from './stories/businesses'
import { filters } from './stories/Controlled'

function Controlled(args: FilterBarProps) {
  const [search, setSearch] = useState(args.search)
  const [value, setValue] = useState(args.value)
  return (
    <FilterBar
      {...args}
      search={search}
      onSearchChange={(next) => {
        setSearch(next)
        args.onSearchChange?.(next)
      }}
      value={value}
      onChange={(next) => {
        setValue(next)
        args.onChange?.(next)
      }}
      onClear={() => {
        setSearch('')
        setValue({})
        args.onClear?.()
      }}
    />
  )
}

export default {
  title: 'table/FilterBar',
  component: FilterBar,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Businesses',
    search: '',
    searchPlaceholder: 'Search by name or ID',
    onSearchChange: fn(),
    filters,
    value: {},
    onChange: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterBar>

type Story = StoryObj<typeof FilterBar>

export const Default: Story = {}

export const ActiveFilters: Story = {
  ...onDesk,
  args: { value: { status: ['funded'], region: ['alabama', 'texas', 'utah'] }, search: 'bakery' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Region: Alabama, Texas +1' })).toBeVisible()
  },
}

/** Clearing moves focus to the search box, since the button is removed. */
export const ClearingFilters: Story = {
  ...ActiveFilters,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Region' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ status: ['funded'] }))
    await expect(canvas.getByRole('button', { name: 'Region' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

/** Values follow the order of the options, so the same selection gives the same URL. */
export const ChoosingOptions: Story = {
  ...onDesk,
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Status' })
    await userEvent.click(chip)
    const popover = within(await screen.findByRole('dialog', { name: 'Status' }))
    await userEvent.click(popover.getByRole('checkbox', { name: 'Repaid' }))
    await userEvent.click(popover.getByRole('checkbox', { name: 'Applied' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ status: ['applied', 'repaid'] }))
    await userEvent.keyboard('{ArrowDown} ')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ status: ['applied', 'funded', 'repaid'] }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Status: Applied, Funded +1' })).toHaveFocus())
  },
}

/** Arrow keys start at the first checkbox without Tab. */
/** Choices made faster than the list changes are all kept. */
export const QuickChoices: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }))
    const popover = await screen.findByRole('dialog', { name: 'Status' })
    for (const name of ['Applied', 'Funded', 'Repaid']) {
      const box = within(popover).getByRole('checkbox', { name })
      box.click()
      await waitFor(() => expect(box).toBeChecked())
    }
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ status: ['applied', 'funded', 'repaid'] }))
  },
}

export const ByKeyboard: Story = {
  ...onDesk,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Status' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toHaveFocus())
    await userEvent.keyboard('{ArrowDown} ')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ status: ['offer_available'] }))
  },
}

export const SearchableOptions: Story = {
  ...onDesk,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Region' }))
    const popover = within(await screen.findByRole('dialog', { name: 'Region' }))
    await userEvent.type(popover.getByRole('searchbox', { name: 'Search region' }), 'ida')
    await expect(popover.getAllByRole('checkbox')).toHaveLength(2)
    await userEvent.click(popover.getByRole('checkbox', { name: 'Idaho' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ region: ['idaho'] }))
  },
}

/** Called once after typing stops; immediately on Enter. */
export const TypingASearch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search businesses' })
    await userWithoutDelay().type(box, 'harbor')
    await waitFor(() => expect(args.onSearchChange).toHaveBeenCalledOnce())
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('harbor')
    await userEvent.type(box, ' tacos{Enter}')
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('harbor tacos')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('')
    await expect(box).toHaveFocus()
  },
}

export const NarrowScreen: Story = {
  ...onPhone,
  args: { value: { status: ['funded'] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters 1' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Term loan' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ status: ['funded'], product: ['term_loan'] }))
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Dark: Story = { ...ActiveFilters, globals: { appearance: 'dark' } }

const ids = ['status', 'product', 'region', 'activity', 'industry']

/** Only the first filters have chips, until others are set in the sheet. */
export const MoreFilters: Story = {
  ...onDesk,
  args: {
    filters: ids.map((id) => ({ id, label: id, options: [{ value: `${id}-1`, label: `${id} one` }] })),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More filters' })
    await expect(canvas.queryByRole('button', { name: 'industry' })).toBeNull()
    // One row: the search box shrinks first.
    const middle = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    }
    await expect(middle(more)).toBeCloseTo(middle(canvas.getByRole('searchbox')), 0)
    await userEvent.click(more)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: 'industry one' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ industry: ['industry-1'] }))
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(more).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'status' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'product' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'industry: industry one' }))
    const option = await screen.findByRole('checkbox', { name: 'industry one' })
    await userEvent.click(option)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({}))
    // The chip stays, so another value can be selected.
    await userEvent.click(option)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // A choice is reported after the next frame.
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear industry' }))
    await expect(canvas.getByRole('button', { name: 'industry' })).toHaveFocus()
  },
}

/** At 1280 px, active chips show their first value only, so the controls stay in one row. */
export const OneRow: Story = {
  ...onDesk,
  args: {
    filters: [
      { id: 'product', label: 'Product', options: [{ value: 'mca', label: 'Merchant cash advance' }] },
      ...filters.map((filter) => ({ ...filter, id: `${filter.id}_more` })),
    ],
    value: { status_more: ['offer_available', 'funded'], region_more: ['texas'] },
    more: <DateRangeFilter label="Funded" value={{ preset: 'three_months' }} onChange={fn()} />,
    tools: (
      <>
        <Button>Views</Button>
        <Button>Download CSV</Button>
      </>
    ),
    end: <ColumnChoice columns={columns} onChange={fn()} />,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 976 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const names = [
      'Status: Offer available +1',
      'Region: Texas',
      'More filters',
      'Funded: 3 months',
      'Clear all',
      'Download CSV',
      'Columns',
    ]
    const middles = names.map((name) => {
      const { top, bottom } = canvas.getByRole('button', { name }).getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    })
    await expect(new Set(middles).size).toBe(1)
  },
}
