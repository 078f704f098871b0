import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline'
import { Picture, PictureSamples } from './Picture'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" rx="8" fill="#3E63DD"/></svg>'
const src = `data:image/svg+xml,${encodeURIComponent(svg)}`

const meta = { component: Picture, args: { src, alt: 'A banner' } } satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Samples: Story = {
  render: () => (
    <Inline gap={3}>
      <PictureSamples src={src} />
    </Inline>
  ),
}
const unreachable = 'data:image/png;base64,nothing'

export const SamplesThatDoNotLoad: Story = {
  render: () => <PictureSamples src={unreachable} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This image can't be loaded.")).toBeVisible()
  },
}
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const SamplesDark: Story = { ...Samples, globals: { appearance: 'dark' } }
