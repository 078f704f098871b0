import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { FilterBar } from './FilterBar'
import { type Business, businesses, columns } from './stories/businesses'
import { WindowedTable, type WindowedTableProps } from './WindowedTable'

const many = businesses(100_000)

function Controlled(args: WindowedTableProps<Business>) {
  const [sort, setSort] = useState(args.sort)
  const [search, setSearch] = useState('')
  const [selection, setSelection] = useState(args.selection)
  return (
    <WindowedTable
      {...args}
      sort={sort}
      onSortChange={setSort}
      search={search}
      selection={selection}
      onSelectionChange={setSelection}
      toolbar={<FilterBar label="Businesses" search={search} onSearchChange={setSearch} searchDelayMs={0} />}
    />
  )
}

export default {
  title: 'table/WindowedTable',
  component: WindowedTable as never,
  // Not in args: Storybook serializes args, which takes seconds for this many rows.
  render: (args) => <Controlled {...args} rows={many} />,
  args: { label: 'Businesses', columns, rows: [], getRowId: (row) => row.id },
} satisfies Meta<WindowedTableProps<Business>>

type Story = StoryObj<WindowedTableProps<Business>>

/** A hundred thousand rows, of which about thirty are rendered. */
export const HundredThousandRows: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '100001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40)
    await expect(canvas.getByText('100,000 rows')).toHaveAttribute('role', 'status')
    await userEvent.click(canvas.getByRole('button', { name: 'Monthly sales' }))
    const row = canvas.getAllByRole('row')[1] as HTMLElement
    await expect(row).toHaveTextContent('$91,191.93')
    await userEvent.type(canvas.getByRole('searchbox'), 'oak & iron tacos')
    await waitFor(() => expect(canvas.getByText(/ of 100,000 rows$/)).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Oak & Iron Tacos'))
  },
}

export const Scrolling: Story = {
  play: async ({ canvas }) => {
    const region = (await canvas.findByRole('table')).parentElement as HTMLElement
    region.scrollTo(0, 44 * 50_000)
    await waitFor(() => expect(document.querySelector('tr[aria-rowindex="50002"]')).not.toBeNull())
    const row = document.querySelector('tr[aria-rowindex="50002"]') as HTMLElement
    const header = canvas.getByRole('columnheader', { name: 'Business' })
    await expect(Math.round(row.getBoundingClientRect().top - header.getBoundingClientRect().bottom)).toBe(0)
    region.scrollTo(0, 44 * 100_000)
    await waitFor(() => expect(document.querySelector('tr[aria-rowindex="100001"]')).not.toBeNull())
  },
}

/** Keyboard navigation reaches rows that aren't rendered yet. */
export const KeyboardOnly: Story = {
  args: { selection: [], rowMenu: () => [{ id: 'open', label: 'Open', onAction: fn() }] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    canvas.getByRole('button', { name: 'Business' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Juniper Bakery' })).toHaveFocus()
    for (let at = 0; at < 40; at++) await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '42')
    await userEvent.keyboard('{PageDown}{Control>}{End}{/Control}')
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '100001')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows shown' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('100,000 selected')).toBeVisible()
  },
}

/** Focus stays while scrolling, and the next key continues from there. */
export const FocusOutOfView: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = (await canvas.findByRole('table')).parentElement as HTMLElement
    const focusedRow = () => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')
    const scrollTo = async (place: number) => {
      region.scrollTo(0, 44 * place)
      await waitFor(() => expect(document.querySelector(`tr[aria-rowindex="${place + 2}"]`)).not.toBeNull())
    }
    canvas.getByRole('button', { name: 'Business' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await scrollTo(50_000)
    await expect(focusedRow()).toBe('3')
    const row = document.querySelector('tr[aria-rowindex="50002"]') as HTMLElement
    const header = canvas.getByRole('columnheader', { name: 'Business' })
    await expect(Math.round(row.getBoundingClientRect().top - header.getBoundingClientRect().bottom)).toBe(0)
    await userEvent.keyboard('{ArrowDown}')
    await expect(focusedRow()).toBe('4')
    await expect(region.scrollTop).toBeLessThan(44 * 4)

    await userEvent.keyboard('{Control>}{End}{/Control}')
    await scrollTo(100)
    await expect(focusedRow()).toBe('100001')
    await userEvent.keyboard('{ArrowUp}')
    await expect(focusedRow()).toBe('100000')
    await expect(document.activeElement).toBeVisible()
  },
}

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zebra')
    await expect(await canvas.findByText('No results')).toBeVisible()
    await expect(canvas.getByText('0 of 100,000 rows')).toHaveAttribute('role', 'status')
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
