import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusPill } from './StatusPill'

const meta = { component: StatusPill, args: { tone: 'positive', label: 'Funded' } } satisfies Meta<typeof StatusPill>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Info: Story = { args: { tone: 'info', label: 'Offer available' } }
export const Caution: Story = { args: { tone: 'caution', label: 'Under review' } }
export const Negative: Story = { args: { tone: 'negative', label: 'Denied' } }
/** Also for a word that the server knows and this build does not. */
export const Neutral: Story = { args: { tone: 'neutral', label: 'Not started' } }

const all = () => (
  <p>
    {(['info', 'positive', 'caution', 'negative', 'neutral'] as const).map((tone) => (
      <StatusPill key={tone} tone={tone} label={tone} />
    ))}
  </p>
)
export const AllTones: Story = { render: all }
export const Dark: Story = { render: all, globals: { appearance: 'dark' } }
