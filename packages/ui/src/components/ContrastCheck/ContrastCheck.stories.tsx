import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContrastCheck } from './ContrastCheck'

const meta = {
  component: ContrastCheck,
  args: { label: 'Primary color', color: '#1F6F54' },
} satisfies Meta<typeof ContrastCheck>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [white, dark, page] = canvas.getAllByRole('listitem')
    await expect(white).toHaveTextContent('White text 6:1Readable')
    await expect(dark).toHaveTextContent('Hard to read')
    await expect(page).toHaveTextContent('On white 6:1Readable')
  },
}
/** Ratios are rounded down: 4.48 fails and is shown as 4.4. */
export const JustBelowThreshold: Story = {
  args: { color: '#777' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('4.4:1Large text only')
  },
}
export const Unfinished: Story = {
  args: { color: '#12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter a complete color to see its contrast.')).toBeVisible()
  },
}
export const NarrowScreen: Story = { args: { color: '#E8B44F' }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
