import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../../private/modes'
import { StatTile, StatTileLink, StatTiles } from './StatTile'

const meta = {
  component: StatTile,
  args: {
    label: 'Funded',
    value: '$248,300.00',
    comparison: { change: '12.4%', direction: 'up', period: 'vs. previous month' },
  },
  decorators: [
    (Story) => (
      <StatTiles>
        <Story />
      </StatTiles>
    ),
  ],
} satisfies Meta<typeof StatTile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12.4%')).toHaveTextContent('up 12.4%')
  },
}
export const Down: Story = {
  args: { comparison: { change: '3.1%', direction: 'down', period: 'vs. previous month' } },
}
/** An increase that isn't good: the arrow points up, the tone doesn't. */
export const IncreaseIsBad: Story = {
  args: {
    label: 'Failed requests',
    value: '1,204',
    comparison: { change: '38%', direction: 'up', tone: 'negative', period: 'vs. previous week' },
  },
}
export const NoDifferences: Story = {
  args: { comparison: { change: 'No change', direction: 'same', period: 'vs. previous month' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No change')).toHaveTextContent(/^No change$/)
  },
}
export const NothingToCompare: Story = { args: { comparison: undefined } }
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading Funded' })).toBeInTheDocument()
  },
}

/** Loading, loaded and without comparison have the same height. */
export const OneHeight: Story = {
  args: { comparison: { change: '3%', direction: 'up', period: 'vs. May' } },
  render: (props) => (
    <>
      <StatTile {...props} />
      <StatTile {...props} isLoading />
      <StatTile {...props} comparison={undefined} />
    </>
  ),
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', alignItems: 'start', gap: 8 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heights = canvas.getAllByText('Funded').map((label) => label.parentElement?.getBoundingClientRect().height)
    await expect(new Set(heights).size).toBe(1)
  },
}

export const WithLink: Story = {
  render: (props) => <StatTileLink {...props} href="#offers" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Funded \$248,300\.00/ })).toHaveAttribute('href', '#offers')
  },
}

export const InRow: Story = {
  render: (props) => (
    <>
      <StatTileLink {...props} href="#a" />
      <StatTile {...props} label="Offers" value="1,204" comparison={undefined} />
      <StatTile {...props} label="Accepted" value="310" isLoading />
      <StatTile {...props} label="Paid" value="$98,120.50" />
    </>
  ),
}
export const WithChart: Story = {
  args: {
    chart: (
      <svg viewBox="0 0 100 24" width="100%" height="24" preserveAspectRatio="none" aria-hidden="true">
        <polyline points="0,20 20,16 40,18 60,9 80,11 100,3" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    ),
  },
}
export const LongText: Story = {
  args: { label: 'Funded through partners in every province and territory', value: '$1,248,300,000,000.00' },
}
export const NarrowScreen: Story = {
  ...InRow,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [compared, plain] = ['Funded', 'Offers'].map((label) => canvas.getByText(label).parentElement?.offsetHeight)
    await expect(plain).toBe((compared ?? 0) - 16)
  },
}
export const Dark: Story = { ...InRow, globals: { appearance: 'dark' } }

/** Six tiles form two columns on a phone. */
export const SixNarrow: Story = {
  ...onPhone,
  render: (props) => (
    <>
      {['Offers', 'Applications', 'Funded', 'Repaid', 'Outstanding', 'Revenue share'].map((label) => (
        <StatTile {...props} key={label} label={label} value="CA$1,205,719.71" />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const value of canvas.getAllByText('CA$1,205,719.71')) {
      const text = document.createRange()
      text.selectNodeContents(value)
      await expect(text.getClientRects()).toHaveLength(1)
    }
    const box = (label: string) => canvas.getByText(label).parentElement?.getBoundingClientRect()
    await expect(box('Applications')?.top).toBe(box('Offers')?.top)
    await expect(box('Funded')?.left).toBe(box('Offers')?.left)
  },
}
