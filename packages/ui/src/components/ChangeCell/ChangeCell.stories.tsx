import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChangeCell } from './ChangeCell'

const period = 'vs. previous 30 days'
const meta = {
  component: ChangeCell,
  args: { value: '$12,480.00', comparison: { change: '26.4%', direction: 'up', period } },
} satisfies Meta<typeof ChangeCell>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$12,480.00up 26.4% vs. previous 30 days')
  },
}
export const Down: Story = { args: { comparison: { change: '4%', direction: 'down', period } } }
export const NoChange: Story = { args: { comparison: { change: 'No change', direction: 'same', period } } }
export const WithoutComparison: Story = { args: { comparison: undefined } }
export const InACard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [cell, change] = [canvas.getByText('$12,480.00'), canvas.getByText('26.4%')].map((text) =>
      text.getBoundingClientRect(),
    )
    await expect((change?.top ?? 0) - (cell?.top ?? 0)).toBeLessThan(12)
  },
}
export const Dark: Story = { globals: { appearance: 'dark' } }
