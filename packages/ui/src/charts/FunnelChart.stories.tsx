import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../private/modes'
import { Chart } from './Chart'
import { steps } from './stories/data'

const meta = {
  title: 'charts/FunnelChart',
  component: Chart,
  args: { kind: 'funnel', ...steps },
  loaders: [() => import('./FunnelChart')],
} satisfies Meta<typeof Chart>
export default meta

type Story = StoryObj<typeof meta>

/** Up and Down announce a step with its share of the previous step. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawing = await canvas.findByRole('slider', { name: 'From offer to funding' })
    drawing.focus()
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}')
    await expect(drawing).toHaveAttribute(
      'aria-valuetext',
      'Applications submitted: 1,322; 70.5% of Applications started',
    )
    await expect(canvas.getByTestId('chart-tooltip')).toHaveTextContent('Of Applications started70.5%')
    await userEvent.keyboard('{Escape}')
  },
}

export const OneStep: Story = {
  args: { categories: ['Offers viewed'], series: [{ id: 'a', label: 'Businesses', values: [4210] }] },
}

/** No shares if the first step is zero. */
export const ZeroFirstStep: Story = {
  args: { series: [{ id: 'a', label: 'Businesses', values: [0, 0, null, 0, 0] }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuetext', 'Funded: 0')
  },
}

/** A step can exceed the previous one. */
export const AbovePreviousStep: Story = {
  args: {
    categories: ['Emails opened', 'Offers viewed', 'Funded'],
    series: [{ id: 'a', label: 'Businesses', values: [800, 1250, 90] }],
  },
}

export const LongLabels: Story = {
  args: {
    categories: [
      'Businesses that were shown an offer in the partner’s own app or in an email that led there',
      'Applications started and left at any page before the last',
      'Funded',
    ],
    series: [{ id: 'a', label: 'Businesses', values: [4210, 1874, 791] }],
  },
  ...onPhone,
}

export const Narrow: Story = { ...onPhone }

export const Dark: Story = { globals: { appearance: 'dark' } }
