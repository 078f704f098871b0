import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { onPhone } from '../private/modes'
import { Chart } from './Chart'
import { ChartTable } from './ChartTable'
import { DrawingBoundary } from './DrawingBoundary'
import { oneSeries, overTime, steps } from './stories/data'

const meta = {
  title: 'charts/Chart',
  component: Chart,
  args: { kind: 'line', ...overTime },
} satisfies Meta<typeof Chart>
export default meta

type Story = StoryObj<typeof meta>

/** The same numbers as a table. */
export const ShownAsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('slider', { name: 'Funded by month' })
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const table = within(canvas.getByRole('table', { name: 'Funded by month' }))
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(['Month', 'Funded', 'Repaid', 'Previous year'])
    await expect(table.getAllByRole('row')).toHaveLength(13)
    const november = within(table.getByRole('row', { name: /^Nov/ }))
    await expect(november.getByRole('rowheader')).toHaveTextContent('Nov')
    await expect(november.getAllByRole('cell')[0]).toHaveTextContent('$347,900.00')
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }))
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

const written = fn<(text: string) => Promise<void>>()

/** Copies the numbers as tab-separated values. */
export const Copying: Story = {
  args: oneSeries,
  beforeEach: () => {
    written.mockResolvedValue()
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard')
      if (before) Object.defineProperty(navigator, 'clipboard', before)
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const copy = canvas.getByRole('button', { name: 'Copy table' })
    copy.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    const [text = ''] = written.mock.lastCall ?? []
    await expect(text.split('\n').slice(0, 4)).toEqual([
      'Month\tFunded',
      'Dec 2025\t182000',
      'Jan 2026\t194500',
      'Feb\t178250.5',
    ])
  },
}

/** The height is the same before, during and after loading. */
/** The header has its full height while loading, so nothing below moves. */
export const NarrowLoading: Story = {
  ...onPhone,
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure').firstElementChild).toHaveProperty('offsetHeight', 44)
  },
}

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toHaveProperty('offsetHeight', 240)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Empty: Story = {
  args: { categories: [], series: [], emptyText: 'No funding in this period' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No funding in this period')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Unknown values aren't drawn as zero. */
export const NoKnownValues: Story = {
  args: { series: [{ id: 'funded', label: 'Funded', values: [null, null] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data in this period')).toBeVisible()
  },
}

/** All values are zero: draws a line at zero. */
export const OnlyZeros: Story = {
  args: { series: [{ id: 'funded', label: 'Funded', values: overTime.categories.map(() => 0) }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuetext', 'Nov: Funded $0.00')
  },
}

/** The table includes each step's share of the first. */
export const FunnelAsATable: Story = {
  args: { kind: 'funnel', ...steps },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const funded = within(canvas.getByRole('row', { name: /^Funded/ }))
    await expect(funded.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['791', '93.5%'])
  },
}

const NeverCame = () => {
  throw new Error('Failed to fetch dynamically imported module')
}

/** Shows the table if the chart chunk can't be loaded (after a release, or offline). */
export const ChunkMissing: Story = {
  render: () => (
    <DrawingBoundary instead={<ChartTable kind="line" {...oneSeries} />}>
      <NeverCame />
    </DrawingBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Funded by month' })).toBeVisible()
  },
}

export const TableDark: Story = { ...ShownAsTable, globals: { appearance: 'dark' } }

const saved = fn<(blob: Blob) => void>()

/** Downloads the chart as an image and its numbers as CSV. */
export const Saving: Story = {
  args: { ...oneSeries, fileName: 'funded-by-month' },
  beforeEach: () => {
    saved.mockClear()
    const before = URL.createObjectURL
    URL.createObjectURL = (blob) => {
      saved(blob as Blob)
      return 'blob:nowhere'
    }
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = () => undefined
    return () => {
      URL.createObjectURL = before
      HTMLAnchorElement.prototype.click = click
    }
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('slider', { name: 'Funded by month' })
    await userEvent.click(canvas.getByRole('button', { name: 'Download image' }))
    // Drawing the image is asynchronous.
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    const [[drawn] = []] = saved.mock.calls
    const picture = drawn && (await createImageBitmap(drawn))
    await expect(picture?.width).toBeGreaterThan(400)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    const [, [table] = []] = saved.mock.calls
    const csv = await table?.text()
    await expect(csv?.split('\r\n').slice(0, 2)).toEqual(['Month,Funded', 'Dec 2025,182000'])
  },
}
