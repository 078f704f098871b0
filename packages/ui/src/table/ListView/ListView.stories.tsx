import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { ToastRegion } from '../../components/Toast/ToastRegion'
import { onPhone } from '../../private/modes'
import { settled } from '../../private/settled'
import { type Business, businesses, columns } from '../stories/businesses'
import { ListView, type ListViewProps } from './ListView'
import type { ListState } from './listState'

const results = businesses(25)

function Controlled({ state: initial, onStateChange, ...props }: ListViewProps<Business>) {
  const [state, setState] = useState<ListState>(initial)
  return (
    <ListView
      {...props}
      state={state}
      onStateChange={(next, options) => {
        onStateChange(next, options)
        setState(next)
      }}
    />
  )
}

const meta = {
  title: 'table/ListView',
  component: ListView as never,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Businesses',
    columns,
    getRowId: (row) => row.id,
    page: { results, previous: null, next: 'second', start: 0 },
    count: 412,
    state: {},
    onStateChange: fn(),
    defaultSort: 'name',
    searchPlaceholder: 'Name or ID',
    filters: [
      {
        id: 'status',
        label: 'Status',
        options: [
          { value: 'funded', label: 'Funded' },
          { value: 'repaid', label: 'Repaid' },
        ],
      },
    ],
    rangeLabel: 'Added',
    tools: <Button>Download CSV</Button>,
    empty: { title: 'No businesses yet', description: 'Upload your businesses in Data share to see them here.' },
    nothingFound: 'No businesses match these filters',
  },
} satisfies Meta<ListViewProps<Business>>
export default meta
type Story = StoryObj<ListViewProps<Business>>

/** Total rows aren't counted in the range. */
export const TotalRows: Story = {
  args: { page: { results, resultCount: 20, previous: null, next: 'second', start: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing 1 to 20 of/)).toBeVisible()
  },
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    next.scrollIntoView()
    const searchBox = canvas.getByRole('searchbox')
    await expect(searchBox.getBoundingClientRect().bottom).toBeLessThan(0)
    await userEvent.click(next)
    // The other page is shown from its first row.
    await expect(searchBox.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith({ cursor: 'second' }, { replace: false }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search businesses' }), 'juniper{Enter}')
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenLastCalledWith({ search: 'juniper', cursor: undefined }, { replace: true }),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Added:/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Past week' }))
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenLastCalledWith(
        { search: 'juniper', range: { preset: 'past_week' }, cursor: undefined },
        { replace: true },
      ),
    )
  },
}

/** A change is shown before it's reported, because the list takes longer to follow. */
export const ShownAhead: Story = {
  args: { onStateChange: fn(() => document.querySelector('th[aria-sort]')?.textContent) },
  render: (args) => <ListView {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Location' }))
    await waitFor(() => expect(args.onStateChange).toHaveLastReturnedWith('Location'))
  },
}

/** The next page's rows are requested when a pointer or the focus reaches the pager. */
export const NextPageReached: Story = {
  args: { onPageReached: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(args.onPageReached).toHaveBeenCalledWith({ cursor: 'second' }))
    canvas.getByRole('button', { name: 'Next page' }).focus()
    await settled()
    await expect(args.onPageReached).toHaveBeenCalledOnce()
  },
}

export const NothingFound: Story = {
  args: { page: { results: [], previous: null, next: null, start: 0 }, count: 0, state: { search: 'zebra' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No businesses match these filters')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText('No businesses yet')).toBeVisible()
    await waitFor(() => expect(args.onStateChange).toHaveBeenCalled())
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

/** The list isn't shown as empty between clearing the filters and the response. */
export const ClearedWhileLoading: Story = {
  args: { ...NothingFound.args, action: <Button variant="primary">Add business</Button> },
  render: function Refetching(args) {
    const [state, setState] = useState(args.state)
    return <ListView {...args} state={state} onStateChange={setState} isRefetching={state.search === undefined} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByText('No businesses match these filters')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add business' })).toBeVisible()
  },
}

/** Undo restores the search and the filters; leaving the list closes the toast. */
export const ClearUndone: Story = {
  args: { state: { search: 'cafe', filters: { status: ['funded'] } } },
  decorators: [(Story) => <Leavable>{Story()}</Leavable>],
  play: async ({ args, canvas, userEvent }) => {
    const clear = () => userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    const undo = () => screen.findByRole('button', { name: 'Undo' })
    await clear()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await userEvent.click(await undo())
    await expect(canvas.getByRole('searchbox')).toHaveValue('cafe')
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ search: 'cafe', filters: { status: ['funded'] } }),
        { replace: true },
      ),
    )
    await clear()
    await undo()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  },
}

function Leavable({ children }: { children: ReactNode }) {
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      <Button onPress={() => setLeft(true)}>Leave</Button>
      {!isLeft && children}
      <ToastRegion />
    </>
  )
}

export const Loading: Story = { args: { page: undefined, count: undefined } }

/** The create button appears with the rows: of an empty list, the empty state has it. */
export const LoadingWithAction: Story = {
  args: { ...Loading.args, action: <Button variant="primary">Add business</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add business')).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  },
}

export const Failed: Story = { args: { page: undefined, count: undefined, error: true, onRetry: fn() } }

/** Search and filters in one row and the tools below, without cutting anything off; four cards are visible at 800 px. */
export const Narrow: Story = {
  ...onPhone,
  args: {
    columns: columns.map((column) =>
      column.id === 'monthly_sales' ? { ...column, header: 'Estimated monthly sales' } : column,
    ),
    tools: (
      <>
        <Button>Views</Button>
        <Button>Download CSV</Button>
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Filters and sort' })
    const middle = ({ top, bottom }: DOMRect) => Math.round((top + bottom) / 2)
    const first = [canvas.getByRole('searchbox'), open].map((control) => control.getBoundingClientRect())
    const second = [/^Added:/, 'Views', 'Download CSV'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    )
    const bar = canvas.getByRole('search').getBoundingClientRect()
    await expect(Math.max(...[...first, ...second].map(({ right }) => right))).toBeLessThanOrEqual(bar.right)
    await expect(new Set(first.map(middle)).size).toBe(1)
    await expect(new Set(second.map(middle)).size).toBe(1)
    // Header, title and tabs take 200 px of the screen.
    const cards = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect().bottom)
    await expect(cards.filter((bottom) => bottom - bar.top < 600).length).toBeGreaterThanOrEqual(4)
    await userEvent.click(open)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters and sort' }))
    const sort = sheet.getByRole('combobox', { name: 'Sort' })
    await userEvent.selectOptions(sort, 'Estimated monthly sales, descending')
    await expect(sort.scrollWidth).toBeLessThanOrEqual(sort.clientWidth)
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenLastCalledWith(
        { sort: '-monthly_sales', cursor: undefined },
        { replace: true },
      ),
    )
  },
}

export const Dark: Story = { globals: { appearance: 'dark' } }

/** A list below other content: 10 rows until the user chooses more. */
export const FewRows: Story = {
  args: { defaultPageSize: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const size = canvas.getByRole('combobox', { name: 'Rows' })
    await expect(size).toHaveValue('10')
    await userEvent.selectOptions(size, '25')
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ pageSize: 25 }), { replace: true }),
    )
  },
}
