import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HtmlPreview } from './HtmlPreview'

const meta = {
  component: HtmlPreview,
  args: {
    label: 'Announcement',
    html: '<!doctype html><html lang="en"><title>Announcement</title><body style="font-family:Arial"><h1>Grow with Harvest</h1><script>document.title = "ran"</script></body></html>',
  },
} satisfies Meta<typeof HtmlPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Announcement')
    // An empty sandbox blocks scripts and gives the document an origin of its own.
    await expect(frame).toHaveAttribute('sandbox', '')
    await expect((frame as HTMLIFrameElement).contentDocument).toBeNull()
  },
}
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
