import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Chart } from '../charts/Chart'
import type { ChartData } from '../charts/chartData'
import { Sparkline } from '../charts/Sparkline'
import { byStatus, overTime, steps } from '../charts/stories/data'
import { PageHead } from '../components/Page/Page'
import { StatTile, StatTiles } from '../components/StatTile/StatTile'
import { DateRangeFilter } from '../dateRange/DateRangeFilter'
import type { DateRangeValue } from '../dates'
import { onPhone } from '../private/modes'
import { InFrame } from './InFrame'
import * as styles from './Patterns.css'

const lineOf = ({ series }: Pick<ChartData, 'series'>, index: number) => (
  <Sparkline values={series[index]?.values ?? []} />
)

const period = 'vs. previous month'

/** Overview page: a tile per key figure with its change, and charts below. One date range applies to the whole page. */
function OverviewPage() {
  const [range, setRange] = useState<DateRangeValue>({ preset: 'one_month' })
  return (
    <InFrame crumbs={['Analytics']}>
      <PageHead title="Analytics" actions={<DateRangeFilter value={range} onChange={setRange} maxDay="2026-11-21" />} />
      <StatTiles>
        <StatTile
          label="Funded"
          value="$347,900.00"
          chart={lineOf(overTime, 0)}
          comparison={{ change: '7.9%', direction: 'up', period }}
        />
        <StatTile
          label="Repaid"
          value="$215,800.00"
          chart={lineOf(overTime, 1)}
          comparison={{ change: '5.7%', direction: 'up', period }}
        />
        <StatTile
          label="Offers open"
          value="1,204"
          chart={<Sparkline values={[1290, 1310, 1262, 1301, 1230, 1204]} />}
          comparison={{ change: '2.1%', direction: 'down', period }}
        />
        <StatTile
          label="Past due"
          value="5"
          chart={lineOf(byStatus, 2)}
          comparison={{ change: '2', direction: 'up', tone: 'negative', period }}
        />
      </StatTiles>
      <Chart kind="line" {...overTime} />
      <div className={styles.sideBySide}>
        <Chart kind="stacked" {...byStatus} />
        <Chart kind="funnel" {...steps} />
      </div>
    </InFrame>
  )
}

const meta = {
  title: 'patterns/Overview',
  component: OverviewPage,
  parameters: { layout: 'fullscreen' },
  loaders: [
    () => import('../charts/LineChart'),
    () => import('../charts/StackedBarChart'),
    () => import('../charts/FunnelChart'),
  ],
} satisfies Meta<typeof OverviewPage>
export default meta

type Story = StoryObj<typeof meta>

/** One date range for the whole page. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(3))
    await userEvent.click(canvas.getByRole('button', { name: 'Date: 1 month' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '3 months' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Date: 3 months' })).toHaveFocus())
  },
}

export const Narrow: Story = { ...onPhone }

export const Dark: Story = { globals: { appearance: 'dark' } }
