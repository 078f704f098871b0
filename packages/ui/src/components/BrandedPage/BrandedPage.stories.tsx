import type { Meta, StoryObj } from '@storybook/react-vite'
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
export const LongNameNarrow: Story = {
  args: { name: 'Featherstonehaugh-Cholmondeley and Daughters Financing Company' },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { globals: { appearance: 'dark' } }
