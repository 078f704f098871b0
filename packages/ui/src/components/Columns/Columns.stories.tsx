import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card'
import { Columns } from './Columns'

const meta = {
  component: Columns,
  args: {
    layout: 'halves',
    children: ['Manual uploads', 'S3 pipeline', 'Schema'].map((title) => (
      <Card key={title} title={title}>
        <p>Two datasets, 1,204 rows.</p>
      </Card>
    )),
  },
} satisfies Meta<typeof Columns>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WideFirst: Story = { args: { layout: 'wideFirst', gap: 6 } }
export const NarrowLast: Story = { args: { layout: 'narrowLast' } }
export const Fields: Story = { args: { layout: 'fields' } }
export const Panels: Story = { args: { layout: 'panels' } }
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
