import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FunnelStepLink, FunnelSteps } from './FunnelStep'

const meta = {
  component: FunnelSteps,
  args: {
    label: 'From offer to repayment',
    children: [
      <FunnelStepLink key="a" href="#a" label="Offered" value="120" fill={1} />,
      <FunnelStepLink key="b" href="#b" label="Applied" value="45" share="37.5% of Offered" fill={0.375} />,
      <FunnelStepLink key="c" href="#c" label="Funded" value="30" share="66.67% of Applied" fill={0.25} />,
      <FunnelStepLink key="d" href="#d" label="Paid off" value="0" share="0% of Funded" fill={0} />,
    ],
  },
} satisfies Meta<typeof FunnelSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: 'Applied 45 37.5% of Offered' })).toHaveAttribute('href', '#b')
  },
}
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
