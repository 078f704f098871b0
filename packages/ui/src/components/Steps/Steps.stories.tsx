import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './Steps'

const steps = (statuses: string[]) =>
  ['Business info', 'Owner info', 'Bank account', 'Identity', 'Review', 'Agreement'].map((label, index) => ({
    id: label,
    label,
    status: statuses[index] ?? 'not_started',
  }))

const meta = {
  component: Steps,
  args: { label: 'Steps', steps: steps(['completed', 'completed', 'in_progress']) },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Business info, completed')
    await expect(third).toHaveAttribute('aria-current', 'step')
  },
}
export const Failed: Story = { args: { steps: steps(['completed', 'completed', 'completed', 'failed']) } }
export const Expired: Story = { args: { steps: steps(['completed', 'expired']) } }
export const AllCompleted: Story = { args: { steps: steps(Array(6).fill('completed')) } }
export const UnknownStatus: Story = { args: { steps: steps(['completed', 'paused_by_server']) } }
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...Failed, globals: { appearance: 'dark' } }
