import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { onDesk } from '../private/modes'
import { settled } from '../private/settled'
import { DataTable } from './DataTable'
import dataTable from './DataTable.stories'
import { pressListKey } from './listKeys'
import { businesses } from './stories/businesses'
import type { ControlledProps } from './stories/Controlled'

export default { ...dataTable, ...onDesk, title: 'table/DataTable/Keys and pointer' }

type Story = StoryObj<ControlledProps>

const rowMenu = () => [{ id: 'open', label: 'Open', onAction: fn() }]

/** Records followed links and prevents navigation. */
function followed(canvasElement: HTMLElement): (string | null | undefined)[] {
  const links: (string | null | undefined)[] = []
  canvasElement.addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest('a')
    if (!link) return
    event.preventDefault()
    links.push(link.getAttribute('href'))
  })
  return links
}

/** Arrow keys move between cells; Tab moves between controls. */
export const KeyboardOnly: Story = {
  args: { selection: [], rowMenu },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Business' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Juniper Bakery' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByRole('cell', { name: 'Funded' })[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{End}')
    await expect(canvas.getByRole('button', { name: /^Actions Harbor/ })).toHaveFocus()
    await userEvent.keyboard('{Home} ')
    await expect(canvas.getByRole('checkbox', { name: /^Select Harbor/ })).toBeChecked()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(canvas.getByRole('button', { name: /^Actions Blue Door/ })).toHaveFocus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows shown' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Business' })).toHaveFocus()
  },
}

/** The keys that the app handles for the whole page: j, k and x. */
export const PageKeys: Story = {
  args: { selection: [], rowMenu },
  play: async ({ args, canvas, canvasElement }) => {
    const press = (keys: string) => [...keys].forEach((key) => void pressListKey(canvasElement, key))
    press('x')
    await expect(args.onSelectionChange).not.toHaveBeenCalled()
    press('j')
    await expect(canvas.getByRole('link', { name: 'Juniper Bakery' })).toHaveFocus()
    press('k')
    await expect(canvas.getByRole('link', { name: 'Juniper Bakery' })).toHaveFocus()
    press('jjkx')
    await expect(canvas.getByRole('link', { name: 'Harbor Plumbing' })).toHaveFocus()
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['biz_000002'])
  },
}

/** Rows that can't be opened, such as users, take the focus at their menu. */
export const PageKeysWithoutLinks: Story = {
  args: {
    selection: [],
    rowMenu,
    columns: [{ id: 'name', header: 'Business', isRowHeader: true, cell: ({ name }) => name }],
  },
  play: async ({ args, canvas, canvasElement }) => {
    const press = (keys: string) => [...keys].forEach((key) => void pressListKey(canvasElement, key))
    press('jjx')
    await expect(canvas.getByRole('button', { name: 'Actions Harbor Plumbing' })).toHaveFocus()
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['biz_000002'])
  },
}

/** On a cell without a control, Enter opens the row and Space selects it. */
export const EnterAndSpaceOnCell: Story = {
  args: { selection: [] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const links = followed(canvasElement)
    canvas.getByRole('link', { name: 'Copper Books' }).focus()
    await userEvent.keyboard('{ArrowRight} ')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['biz_000003'])
    await userEvent.keyboard('{Enter}')
    await expect(links).toEqual(['#biz_000003'])
  },
}

/** Space on a link selects its row; with Shift, all rows from the last selected one. */
export const SpaceOnLink: Story = {
  args: { selection: [] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Harbor Plumbing' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['biz_000002'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['biz_000002', 'biz_000003', 'biz_000004'])
    await expect(canvas.getByRole('link', { name: 'Willow Dental' })).toHaveFocus()
    await userEvent.keyboard('{Control>}{Home}{/Control}{End} ')
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(2)
  },
}

/** The bulk bar comes before the rows; clearing it moves focus to them. */
export const BulkBarByKeyboard: Story = {
  args: { selection: ['biz_000002'], bulkActions: [{ id: 'archive', label: 'Archive', onAction: fn() }] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Select all rows shown' }).focus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([])
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select all rows shown' })).toHaveFocus())
  },
}

/** An action that clears the selection also removes the bar. */
export const BulkActionByKeyboard: Story = {
  args: { selection: ['biz_000002'], bulkActions: [{ id: 'archive', label: 'Archive', onAction: fn() }] },
  render: function Archiving(args) {
    const [selection, setSelection] = useState(args.selection)
    const onAction = () => setSelection([])
    return <DataTable {...args} selection={selection} bulkActions={[{ id: 'archive', label: 'Archive', onAction }]} />
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Archive' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: 'Archive' })).toBe(null)
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows shown' })).toHaveFocus()
  },
}

/** A press on a row opens its link. */
export const PressOnRow: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const links = followed(canvasElement)
    await userEvent.click(canvas.getAllByRole('cell', { name: 'Cash advance' })[0] as HTMLElement)
    await expect(links).toEqual(['#biz_000002'])
  },
}

/** A row that a pointer reaches is reported once, however many of its cells follow. */
export const PointerOnRow: Story = {
  args: { onRowReached: fn() },
  play: async ({ args, canvas }) => {
    const places = [
      canvas.getByRole('columnheader', { name: 'Location' }),
      ...canvas.getAllByRole('cell', { name: 'Cash advance' }).slice(0, 1),
      canvas.getByRole('link', { name: 'Harbor Plumbing' }),
      canvas.getByRole('link', { name: 'Juniper Bakery' }),
    ]
    places.forEach((place, index) => {
      const relatedTarget = places[index - 1]
      place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, relatedTarget }))
    })
    const links = () => (args.onRowReached as ReturnType<typeof fn>).mock.calls.map(([link]) => link.hash)
    await waitFor(() => expect(links()).toEqual(['#biz_000002', '#biz_000001']))
  },
}

export const WidthByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Location' })
    await settled()
    const before = header.offsetWidth
    canvas.getByRole('button', { name: 'Location' }).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(header.offsetWidth).toBe(before + 16))
    const { widths } = (args.onColumnStateChange as ReturnType<typeof fn>).mock.lastCall?.[0] ?? {}
    await expect(widths).toEqual({ city: before + 16 })
    await expect(canvas.getByText(`Location: ${before + 16} pixels wide`)).toHaveAttribute('role', 'status')
  },
}

export const WidthByPointer: Story = {
  play: async ({ args, canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Location' })
    const handle = header.querySelector(':scope > [aria-hidden]') as HTMLElement
    const before = header.offsetWidth
    // The browser can't capture a simulated pointer.
    handle.setPointerCapture = () => undefined
    const press = (type: string, clientX: number) =>
      handle.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, pointerId: 1, button: 0 }))
    press('pointerdown', 100)
    press('pointermove', 130)
    await waitFor(() => expect(header.offsetWidth).toBe(before + 30))
    await expect(args.onColumnStateChange).not.toHaveBeenCalled()
    press('pointermove', 140)
    press('pointerup', 140)
    await waitFor(() => expect(args.onColumnStateChange).toHaveBeenCalledOnce())
    await waitFor(() => expect(header.offsetWidth).toBe(before + 40))
  },
}

/** The name column and header stay in place. */
export const WiderThanContainer: Story = {
  args: { rows: businesses(25), selection: [], layout: 'table' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    const region = table.parentElement as HTMLElement
    // Overflow is detected after layout.
    await waitFor(() => expect(region).toHaveAttribute('data-overflowing'))
    await expect(region).toHaveAttribute('tabindex', '0')
    // The edge fades while there are more columns.
    await waitFor(() => expect(getComputedStyle(region).maskImage).toContain('gradient'))
    region.scrollTo(region.scrollWidth, 0)
    await waitFor(() => expect(getComputedStyle(region).maskImage).toBe('none'))
    region.scrollTo(200, 300)
    await waitFor(() => expect(region).toHaveAttribute('data-more-start'))
    const { left, top } = region.getBoundingClientRect()
    const name = canvas.getByRole('columnheader', { name: 'Business' }).getBoundingClientRect()
    await expect(Math.round(name.left - left)).toBe(40)
    await expect(Math.round(name.top - top)).toBe(0)
  },
}
