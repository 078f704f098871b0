import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BrandedPage } from './BrandedPage'

const meta = {
  component: BrandedPage,
  args: {
    name: 'Northgate',
    logo: null,
    icon: null,
    primaryColor: '#3E63DD',
    accentColor: '#FFE16A',
    amount: '$25,000.00',
  },
} satisfies Meta<typeof BrandedPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Falls back to the icon if the logo's host doesn't respond. */
export const PicturesDoNotLoad: Story = {
  args: { logo: 'data:image/png;base64,nothing', icon: 'data:image/png;base64,nothing' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(2)
  },
}
export const LongNameNarrow: Story = {
  args: { name: 'Featherstonehaugh-Cholmondeley and Daughters Financing Company' },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { globals: { appearance: 'dark' } }
