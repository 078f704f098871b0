import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BriefcaseIcon, Icon } from '../Icon/Icon'
import { FinancingWidget } from './FinancingWidget'

const meta = {
  component: FinancingWidget,
  args: {
    theme: 'light',
    locale: 'en-US',
    radius: 8,
    color: '#3E63DD',
    logo: null,
    name: 'Northgate',
    title: 'You have an offer',
    amount: 'Up to $25,000',
    button: 'See offer',
  },
} satisfies Meta<typeof FinancingWidget>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('See offer')).toBeVisible(),
}
export const Repaying: Story = {
  args: {
    title: 'Repaying',
    amount: '$12,000.00',
    note: 'Fee 10%, 20% off',
    progress: { percent: 40, label: '$4,800.00 of $12,000.00' },
    button: undefined,
  },
}
export const DarkTheme: Story = { args: { theme: 'dark', locale: 'fr-CA', title: 'Vous avez une offre' } }
export const LogoDoesNotLoad: Story = {
  args: { logo: 'data:image/png;base64,nothing', icon: <Icon icon={BriefcaseIcon} /> },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}
export const LightColor: Story = { args: { color: '#FFE16A', radius: 24 } }
export const LongTextNarrow: Story = {
  args: { name: 'Featherstonehaugh-Cholmondeley and Daughters Financing Company' },
  globals: { viewport: { value: 'phone' } },
}
