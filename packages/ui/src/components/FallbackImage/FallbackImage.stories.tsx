import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FallbackImage } from './FallbackImage'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/></svg>')}`

const meta = {
  component: FallbackImage,
  args: { src: picture, alt: 'Harvest POS', fallback: 'briefcase', size: 40 },
} satisfies Meta<typeof FallbackImage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoPicture: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Harvest POS' }).tagName).toBe('SPAN')
  },
}

export const PictureDoesNotLoad: Story = {
  args: { src: 'data:image/png;base64,nothing', fallback: 'person' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Harvest POS' }).tagName).toBe('SPAN'))
  },
}

export const NextToName: Story = {
  args: { src: null, alt: '', size: 24 },
  render: (args) => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <FallbackImage {...args} /> Northgate Commerce
    </span>
  ),
}
export const Dark: Story = { args: { src: null }, globals: { appearance: 'dark' } }
