import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../private/modes'
import { Chart } from './Chart'
import { longLabels, negative, oneSeries, overTime } from './stories/data'

const meta = {
  title: 'charts/LineChart',
  component: Chart,
  args: { kind: 'line', ...overTime },
  loaders: [() => import('./LineChart')],
} satisfies Meta<typeof Chart>
export default meta

type Story = StoryObj<typeof meta>

/** Lines are labeled at their end; the comparison is dashed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'Funded by month' })
    await expect(canvas.getByText('Previous year')).toBeInTheDocument()
  },
}

/** Values of incomplete periods are dashed, and marked in the tooltip. */
export const PartialPeriods: Story = {
  args: { partial: [0, 11] },
  play: async ({ canvas, userEvent }) => {
    const drawing = await canvas.findByRole('slider', { name: 'Funded by month' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(drawing).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Nov \(partial\): Funded/))
    await expect(await canvas.findByTestId('chart-tooltip')).toHaveTextContent('Nov (partial)')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(drawing).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Oct: Funded/))
  },
}

/** Arrow keys, Home and End move between points. Escape hides the tooltip. */
export const ReadByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawing = await canvas.findByRole('slider', { name: 'Funded by month' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(drawing).toHaveFocus()
    const last = 'Nov: Funded $347,900.00; Repaid $215,800.00; Previous year $175,200.00'
    await expect(drawing).toHaveAttribute('aria-valuetext', last)
    const tooltip = await canvas.findByTestId('chart-tooltip')
    await expect(tooltip).toHaveTextContent('Nov')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(drawing).toHaveAttribute('aria-valuenow', '11')
    await expect(tooltip).toHaveTextContent('$322,400.00')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(drawing).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Dec 2025: Funded \$182,000/))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByTestId('chart-tooltip')).toBeNull()
    await userEvent.keyboard('{End}')
    await expect(drawing).toHaveAttribute('aria-valuenow', '12')
  },
}

export const ReadByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawing = await canvas.findByRole('slider', { name: 'Funded by month' })
    const { left, top, width } = drawing.getBoundingClientRect()
    await userEvent.pointer({ target: drawing, coords: { clientX: left + width / 2, clientY: top + 40 } })
    await expect(canvas.getByTestId('chart-tooltip')).toHaveTextContent(/(Apr|May|Jun).*Funded.*Repaid.*Previous year/)
    await userEvent.unhover(drawing)
    await expect(canvas.queryByTestId('chart-tooltip')).toBeNull()
  },
}

export const OneSeries: Story = { args: oneSeries }

export const Negative: Story = { args: negative }

/** An unknown value is a gap; a value between two gaps is a dot. */
export const Gaps: Story = {
  args: {
    series: [
      { id: 'a', label: 'Funded', values: [4000, 5200, null, 6100, null, null, 5800, 6300, 6400, null, 7100, 7600] },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawing = await canvas.findByRole('slider', { name: 'Funded by month' })
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1)
    drawing.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
    await expect(drawing).toHaveAttribute('aria-valuetext', 'Feb: Funded –')
  },
}

export const OnePoint: Story = {
  args: { categories: ['Nov 2026'], series: [{ id: 'funded', label: 'Funded', values: [347900] }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuetext', 'Nov 2026: Funded $347,900.00')
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1)
  },
}

const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))

export const AYearOfDays: Story = {
  args: {
    label: 'Funded by day',
    categoryLabel: 'Day',
    categories: days,
    series: [{ id: 'a', label: 'Funded', values: days.map((_, day) => 9000 + 30 * day + 4000 * Math.sin(day / 9)) }],
  },
  play: async ({ canvas, userEvent }) => {
    const drawing = await canvas.findByRole('slider', { name: 'Funded by day' })
    drawing.focus()
    await userEvent.keyboard('{PageUp}')
    await expect(drawing).toHaveAttribute('aria-valuenow', '328')
  },
}

export const LongLabels: Story = { args: longLabels }

/** Shows a legend if there's no room for labels at the line ends. */
export const Narrow: Story = { ...onPhone }

export const Dark: Story = { globals: { appearance: 'dark' } }

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
