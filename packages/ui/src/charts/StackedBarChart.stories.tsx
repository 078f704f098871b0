import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../private/modes'
import { Chart, type ChartProps } from './Chart'
import { byStatus, longLabels } from './stories/data'

const meta = {
  title: 'charts/StackedBarChart',
  component: Chart,
  args: { kind: 'stacked', ...byStatus } as ChartProps,
  loaders: [() => import('./StackedBarChart')],
} satisfies Meta<typeof Chart>
export default meta

type Story = StoryObj<typeof meta>

/** The tooltip shows the total. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawing = await canvas.findByRole('slider', { name: 'Funded products by status' })
    await expect(canvasElement.querySelectorAll('[data-series] rect')).toHaveLength(18)
    drawing.focus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByTestId('chart-tooltip')).toHaveTextContent(/Total52$/)
    await expect(drawing).toHaveAttribute('aria-valuetext', 'Jun: In repayment 41; Repaid 8; Past due 3')
  },
}

/** Negative parts go below zero. */
export const Negative: Story = {
  args: {
    ...byStatus,
    label: 'Change of the balance',
    series: [
      { id: 'funded', label: 'Funded', values: [120, 140, 90, 160, 130, 170] },
      { id: 'repaid', label: 'Repaid', values: [-80, -95, -130, -90, -120, -110] },
      { id: 'written', label: 'Written off', tone: 'negative', values: [-10, 0, -15, -5, -20, -8] },
    ],
  },
}

export const OneBar: Story = {
  args: {
    ...byStatus,
    categories: ['Nov'],
    series: byStatus.series.map((one) => ({ ...one, values: one.values.slice(-1) })),
  },
}

export const LongLabels: Story = { args: longLabels }

export const Narrow: Story = { ...onPhone }

export const Dark: Story = { globals: { appearance: 'dark' } }
