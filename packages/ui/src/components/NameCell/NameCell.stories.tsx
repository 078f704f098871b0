import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../Link/Link'
import { NameCell } from './NameCell'

const name = (text: string) => (
  <Link tone="plain" href="#x">
    {text}
  </Link>
)

const meta = {
  component: NameCell,
  args: { children: name('Taqueria Ortega'), note: 'HRV-10042' },
} satisfies Meta<typeof NameCell>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Truncated in a column, with the full text in a tooltip. */
export const LongText: Story = {
  args: {
    children: name('Maximiliana-Konstantina Featherstonehaugh-Cholmondeley Restaurants of Northern California'),
    note: 'business_4f0c2a9e-7b1d-4c55-9d30-2f6f7f0c11aa',
  },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <NameCell {...args} />
    </div>
  ),
}
export const Dark: Story = { globals: { appearance: 'dark' } }
