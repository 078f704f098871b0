import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contrastOnScreen } from '../../private/contrastOnScreen'
import { Link } from '../Link/Link'
import { ShareBar } from './ShareBar'

const link = (name: string) => <Link href={`#${name}`}>{name}</Link>

const meta = {
  component: ShareBar,
  args: {
    label: 'Outstanding by days past due',
    parts: [
      {
        id: 'current',
        label: link('Current'),
        value: 312_480,
        valueLabel: '$312,480.00',
        note: '84 products',
        tone: 'positive',
      },
      {
        id: '1_29',
        label: link('1–29 days'),
        value: 42_100,
        valueLabel: '$42,100.00',
        note: '9 products',
        tone: 'severity1',
      },
      {
        id: '30_59',
        label: link('30–59 days'),
        value: 18_000,
        valueLabel: '$18,000.00',
        note: '4 products',
        tone: 'severity2',
      },
      { id: '60_89', label: link('60–89 days'), value: 0, valueLabel: '$0.00', note: '0 products', tone: 'severity3' },
      {
        id: '90_plus',
        label: link('90+ days'),
        value: 640,
        valueLabel: '$640.00',
        note: '1 product',
        tone: 'severity4',
      },
    ],
  },
} satisfies Meta<typeof ShareBar>
export default meta
type Story = StoryObj<typeof meta>

/** The levels get darker, and each is visible on the page: 3:1. */
async function expectOrderedLevels(canvasElement: HTMLElement) {
  const levels = [...canvasElement.querySelectorAll('dt > span')].slice(1)
  await expect(levels).toHaveLength(4)
  const aboveLast = levels.map((level) => contrastOnScreen(level, levels[3] as Element))
  await expect(aboveLast).toEqual(aboveLast.toSorted((one, other) => other - one))
  for (const level of levels) {
    await expect(contrastOnScreen(level, document.documentElement)).toBeGreaterThanOrEqual(3)
  }
}

/** A part of 0 appears only in the legend; a tiny part stays visible. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(5)
    const fills = [...canvasElement.querySelectorAll('[style*=flex-grow]')].map(
      (fill) => fill.getBoundingClientRect().width,
    )
    await expect(fills).toHaveLength(4)
    await expect(Math.min(...fills)).toBeGreaterThanOrEqual(4)
    await expect(fills[0]).toBeGreaterThan(fills[1] ?? 0)
    await expectOrderedLevels(canvasElement)
  },
}
export const NothingOutstanding: Story = {
  args: { parts: meta.args.parts.map((part) => ({ ...part, value: 0, valueLabel: '$0.00' })) },
}
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = {
  globals: { appearance: 'dark' },
  play: ({ canvasElement }) => expectOrderedLevels(canvasElement),
}
