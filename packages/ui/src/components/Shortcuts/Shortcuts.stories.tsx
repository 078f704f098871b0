import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Shortcuts } from './Shortcuts'

const meta = {
  component: Shortcuts,
  args: {
    items: [
      { keys: ['j', '↓'], label: 'Next row' },
      { keys: ['Ctrl K'], label: 'Search pages, businesses and actions' },
    ],
  },
} satisfies Meta<typeof Shortcuts>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('j↓')
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Next row')
  },
}
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
