import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Tooltip } from '../Tooltip/Tooltip'
import { StatusPill } from './StatusPill'
import { StatusPillLink } from './StatusPillLink'

const meta = { component: StatusPill, args: { tone: 'positive', label: 'Funded' } } satisfies Meta<typeof StatusPill>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Info: Story = { args: { tone: 'info', label: 'Offer available' } }
export const Caution: Story = { args: { tone: 'caution', label: 'Under review' } }
export const Negative: Story = { args: { tone: 'negative', label: 'Denied' } }
/** Also used for statuses this build doesn't know. */
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
/** A status that links to its cause; the tooltip has the reason. */
export const AsLink: Story = {
  render: () => (
    <div style={{ padding: 48 }}>
      <Tooltip text="R01 Insufficient funds. Retry on 11/25/2026 (attempt 2 of 3)">
        <StatusPillLink tone="negative" label="Failed" href="#payment" />
      </Tooltip>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Failed' })
    await expect(link).toHaveAccessibleDescription(/Insufficient funds/)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Retry on 11/25/2026')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  },
}
export const AsLinkDark: Story = { ...AsLink, globals: { appearance: 'dark' } }
