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
    await expect(white).toHaveTextContent('White words on it 6 to 1Readable')
    await expect(dark).toHaveTextContent('Hard to read')
    await expect(page).toHaveTextContent('On a white page 6 to 1Readable')
  },
}
/** Rounded down: 4.48 is not enough, and does not look so. */
export const JustNotEnough: Story = {
  args: { color: '#777' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('4.4 to 1Large words only')
  },
}
export const Unfinished: Story = {
  args: { color: '#12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The contrast is shown once the color is complete.')).toBeVisible()
  },
}
export const NarrowScreen: Story = { args: { color: '#E8B44F' }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
