import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../private/modes'
import { Chart } from './Chart'
import { longLabels, negative, oneSeries, overTime } from './stories/data'

const meta = {
  title: 'charts/BarChart',
  component: Chart,
  args: { kind: 'bar', ...oneSeries },
  loaders: [() => import('./BarChart')],
} satisfies Meta<typeof Chart>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawing = await canvas.findByRole('slider', { name: 'Funded by month' })
    await expect(canvasElement.querySelectorAll('[data-series] rect')).toHaveLength(12)
    drawing.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByTestId('chart-tooltip')).toHaveTextContent('Sep')
    await expect(drawing).toHaveAttribute('aria-valuetext', 'Sep: Funded $301,700.00')
  },
}

/** Grouped bars with a legend. */
export const SeveralSeries: Story = { args: overTime }

export const Negative: Story = {
  args: negative,
  play: async ({ canvas }) => {
    const drawing = await canvas.findByRole('slider', { name: 'Net flow by month' })
    drawing.focus()
    await expect(canvas.getByText('-$100K')).toBeInTheDocument()
  },
}

/** A non-zero value is always visible, however small. */
export const OneLargeValue: Story = {
  args: { categories: ['Jan', 'Feb', 'Mar'], series: [{ id: 'a', label: 'Funded', values: [12, 9_000_000, 0] }] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider')
    const heights = [...canvasElement.querySelectorAll('[data-series] rect')].map((bar) => bar.getAttribute('height'))
    await expect(heights).toHaveLength(2)
    await expect(Number(heights[0])).toBe(1)
  },
}

export const OneBar: Story = {
  args: { categories: ['Nov 2026'], series: [{ id: 'funded', label: 'Funded', values: [347900] }] },
}

/** Names wrap at spaces to two lines. */
export const LongLabels: Story = {
  args: { ...longLabels, categories: ['Merchant cash advance', 'Flex loan', 'Term loan', 'Spend card'] },
  decorators: [
    (Drawing) => (
      <div style={{ width: 460 }}>
        <Drawing />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('slider')
    await expect(canvas.getByText('Merchant cash')).toBeInTheDocument()
    await expect(canvas.getByText('advance')).toBeInTheDocument()
  },
}

export const TooLongLabels: Story = { args: longLabels }

export const Narrow: Story = { args: overTime, ...onPhone }

export const Dark: Story = { args: overTime, globals: { appearance: 'dark' } }
