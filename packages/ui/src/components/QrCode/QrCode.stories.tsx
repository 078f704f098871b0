import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from './QrCode'

const meta = {
  component: QrCode,
  args: {
    label: 'QR code for your authenticator app',
    text: 'otpauth://totp/Partner%20Dashboard:maya.ortiz%40example.com?issuer=Partner%20Dashboard&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { appearance: 'dark' } }
export const LongText: Story = { args: { text: `https://partner-dashboard.example/${'long/'.repeat(60)}` } }
