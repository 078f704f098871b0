import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Banner } from '../components/Banner/Banner'
import { CopyableText } from '../components/CopyableText/CopyableText'
import { EmptyState } from '../components/EmptyState/EmptyState'
import { Frame, Header } from '../components/Frame/Frame'
import { Page } from '../components/Page/Page'
import { onDesk, onPhone } from '../private/modes'
import { CellText } from './CellText'
import { DataTable } from './DataTable'
import { type Business, businesses, columns } from './stories/businesses'
import { Controlled, type ControlledProps } from './stories/Controlled'

const meta = {
  title: 'table/DataTable',
  component: DataTable as never,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Businesses',
    columns,
    rows: businesses(8),
    getRowId: (row) => row.id,
    onSortChange: fn(),
    onSelectionChange: fn(),
    onColumnStateChange: fn(),
  },
} satisfies Meta<ControlledProps>
export default meta

type Story = StoryObj<ControlledProps>

const rowMenu = () => [
  { id: 'open', label: 'Open', onAction: open },
  { id: 'copy', label: 'Copy ID', onAction: fn() },
]
const open = fn()
const invite = fn()
const bulkActions = [
  { id: 'invite', label: 'Send invitation', onAction: invite },
  { id: 'archive', label: 'Archive', tone: 'negative' as const, onAction: fn() },
]

export const Default: Story = {
  ...onDesk,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Businesses' })
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
    await expect(canvas.getByRole('rowheader', { name: /Juniper Bakery/ })).toBeVisible()
    await expect(table).toHaveAttribute('aria-busy', 'false')
  },
}

// As a different server version might send it: wrong types and missing fields.
const drifting: object[] = businesses(3)
drifting[1] = { ...drifting[1], city: { name: 'Reno' }, monthlySales: undefined }

/** Missing fields or wrong types leave only the affected cells empty. */
export const DriftingRow: Story = {
  args: {
    columns: [
      { id: 'name', header: 'Business', isRowHeader: true, cell: ({ name }) => name },
      { id: 'city', header: 'City', cell: ({ city }) => city },
      { id: 'monthly_sales', header: 'Monthly sales', cell: ({ monthlySales }) => monthlySales.toFixed(0) },
      { id: 'status', header: 'Status', cell: ({ status }) => status },
    ],
    rows: drifting as Business[],
    onSelectionChange: undefined,
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1)
    const texts = rows.map((row) => [...row.children].map((cell) => cell.textContent))
    await expect(texts).toHaveLength(3)
    await expect(texts[1]).toEqual(['Harbor Plumbing', '', '', expect.stringMatching(/./)])
    for (const index of [0, 2]) await expect(texts[index]).not.toContain('')
  },
}

export const TwentyFiveRows: Story = { args: { rows: businesses(25) } }

/** Column labels stick below the header of the page, and focused rows stop below both. */
export const InFrame: Story = {
  ...onDesk,
  parameters: { ...onDesk.parameters, layout: 'fullscreen' },
  args: { columns: columns.slice(0, 4), rows: businesses(60), onSelectionChange: undefined },
  render: (args) => (
    <Frame
      banner={<Banner>Sandbox</Banner>}
      sidebar={<div />}
      header={<Header breadcrumbs="Businesses" actions={null} />}
      isSidebarOpen={false}
      onSidebarOpenChange={fn()}
    >
      <Page>
        <Controlled {...args} />
      </Page>
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [head, , second, ...rows] = canvas.getAllByRole('row')
    const bottom = canvasElement.querySelector('header')?.getBoundingClientRect().bottom
    const edges = () => head?.getBoundingClientRect() ?? new DOMRect()
    rows[30]?.scrollIntoView()
    await waitFor(() => expect(edges().top).toBe(bottom))
    const link = second?.querySelector('a')
    link?.focus()
    await waitFor(() => expect(link?.getBoundingClientRect().top).toBeGreaterThanOrEqual(edges().bottom))
    scrollTo(0, 0)
  },
}

export const Compact: Story = { args: { rows: businesses(25), density: 'compact' } }

/** Only visible rows are in the page; keyboard navigation reaches all. */
export const HundredThousandRows: Story = {
  ...onDesk,
  args: { rows: businesses(100_000) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001'))
    const table = canvas.getByRole('table')
    await expect(table.querySelectorAll('tbody tr').length).toBeLessThan(60)
    const cell = table.querySelector<HTMLElement>('tbody tr[aria-rowindex="2"] th a')
    cell?.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '100001'))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '1'))
  },
}

export const SortedDescending: Story = {
  ...onDesk,
  args: { sort: '-monthly_sales' },
  play: async ({ args, canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Monthly sales' })
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: 'Monthly sales' }))
    await expect(args.onSortChange).toHaveBeenLastCalledWith('monthly_sales')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Business' }))
    await expect(args.onSortChange).toHaveBeenLastCalledWith('name')
    await expect(header).not.toHaveAttribute('aria-sort')
  },
}

/** The skeleton takes its space immediately and becomes visible after 150 ms. */
export const Loading: Story = {
  ...onDesk,
  args: { rows: undefined, pageSize: 25 },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await expect(table.offsetHeight).toBe(32 + 25 * 44)
    await expect(canvas.getByText('Businesses: loading')).toHaveAttribute('role', 'status')
    const body = canvasElement.querySelector('tbody') as HTMLElement
    await waitFor(() => expect(getComputedStyle(body).opacity).toBe('1'))
  },
}

export const LoadingCompact: Story = {
  ...onDesk,
  args: { rows: undefined, pageSize: 25, density: 'compact', selection: [], rowMenu },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').offsetHeight).toBe(32 + 25 * 36)
  },
}

export const LoadingRightToLeft: Story = {
  args: { rows: undefined },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const Refetching: Story = {
  ...onDesk,
  args: { isRefetching: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
    const body = canvasElement.querySelector('tbody') as HTMLElement
    const before = getComputedStyle(canvas.getByRole('table')).color
    await waitFor(() => expect(getComputedStyle(body).color).not.toBe(before))
  },
}

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No businesses yet" description="Businesses appear here once they are shared with us." />,
  },
}

export const NoMatch: Story = {
  args: {
    rows: [],
    initialSearch: 'zebra',
    initialFilters: { status: ['funded'] },
    empty: <EmptyState title="No businesses match these filters" action={{ label: 'Clear filters', onPress: fn() }} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('zebra')
    await expect(canvas.getByText('Businesses: no rows')).toHaveAttribute('role', 'status')
  },
}

export const ErrorWithRetry: Story = {
  args: {
    rows: undefined,
    error: new Error('503'),
    onRetry: fn(),
    initialSearch: 'harbor',
    initialFilters: { status: ['funded'] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('harbor')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const ErrorAbovePreviousRows: Story = {
  ...onDesk,
  args: { error: new Error('503'), onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('be refreshed')
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
  },
}

export const LongText: Story = {
  ...onDesk,
  args: {
    rows: businesses(4).map((row) => ({
      ...row,
      name: `${row.name} of the Greater Northern Metropolitan Area and Surrounding Counties, Incorporated`,
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, WL',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getAllByRole('cell', { name: /^Llanfair/ })[0] as HTMLElement
    await userEvent.hover(cell)
    await waitFor(() => expect(cell).toHaveAttribute('title', expect.stringContaining('gogogoch, WL')))
    // A name takes two lines before it's cut.
    const name = canvas.getAllByRole('rowheader')[0] as HTMLElement
    const { height } = name.getBoundingClientRect()
    await expect(height).toBeGreaterThan(52)
    await expect(height).toBeLessThan(70)
    await userEvent.hover(name)
    await waitFor(() =>
      expect(name).toHaveAttribute('title', expect.stringContaining('Surrounding Counties, Incorporated')),
    )
  },
}

export const HiddenColumns: Story = {
  ...onDesk,
  args: { columnState: { hidden: ['product', 'city'], order: ['created_at'] } },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('columnheader').map((header) => header.textContent)
    await expect(names).toEqual(['Business', 'Added', 'Status', 'Monthly sales', 'Outstanding'])
  },
}

export const Selection: Story = {
  ...onDesk,
  args: { selection: [], bulkActions, rowMenu },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Harbor Plumbing/ }))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Willow Dental/ }))
    await userEvent.keyboard('{/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['biz_000002', 'biz_000003', 'biz_000004'])
    await expect(canvas.getByText('3 selected')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows shown' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }))
    await expect(invite).toHaveBeenLastCalledWith(['biz_000002', 'biz_000003', 'biz_000004'])
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(canvas.getByRole('searchbox')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }))
    await expect(canvas.getByText('8 selected')).toBeVisible()
  },
}

export const RowMenu: Story = {
  ...onDesk,
  args: { rowMenu },
  play: async ({ canvas, userEvent, canvasElement }) => {
    const page = canvasElement.ownerDocument.body
    const button = canvas.getByRole('button', { name: /^Actions Copper Books/ })
    await userEvent.click(button)
    await waitFor(() => expect(page.querySelector('[role=menuitem]')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(open).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Copper Books' })))
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Same facts in the same order; filters are in a sheet, sorting in a native select. */
export const NarrowScreen: Story = {
  ...onPhone,
  args: { selection: [], bulkActions, rowMenu, rows: businesses(6) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Monthly sales, descending')
    await expect(args.onSortChange).toHaveBeenLastCalledWith('-monthly_sales')
  },
}

/** A long ID is cut within its card, and facts of different sizes share a baseline. */
export const NarrowScreenLongId: Story = {
  ...onPhone,
  args: {
    columns: [
      { id: 'name', header: 'Event', isRowHeader: true, cell: ({ name }) => name },
      {
        id: 'path',
        header: 'Path',
        cell: () => <code style={{ fontSize: 12, lineHeight: '16px' }}>/v1/offers</code>,
      },
      { id: 'city', header: 'City', cell: ({ city }) => city },
      { id: 'object', header: 'Object', cell: ({ id }) => <CopyableText label="Object" text={`${id}_`.repeat(9)} /> },
    ],
    rows: businesses(2),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    for (const card of canvas.getAllByRole('listitem')) {
      await expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right)
      await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
      const [path, city] = [...card.querySelectorAll('dt')].map((label) => label.getBoundingClientRect().bottom)
      await expect(path).toBe(city)
    }
  },
}

/** Wrapping text is padded within table rows only. */
export const NarrowScreenWrappingText: Story = {
  ...onPhone,
  args: {
    columns: [
      { id: 'name', header: 'Business', isRowHeader: true, cell: ({ name }) => name },
      { id: 'city', header: 'Location', cell: ({ city }) => <CellText>{city}</CellText> },
    ],
    rows: businesses(2),
  },
  play: async ({ canvas }) => {
    const [fact] = canvas.getAllByRole('definition')
    await expect(fact?.offsetHeight).toBe(20)
  },
}

export const NarrowScreenLoading: Story = { ...onPhone, args: { rows: undefined } }

export const Dark: Story = { ...Default, globals: { appearance: 'dark' } }

export const RightToLeft: Story = {
  args: { selection: ['biz_000002'], sort: 'name', rowMenu },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
