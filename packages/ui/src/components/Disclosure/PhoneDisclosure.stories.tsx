import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onDesk, onPhone } from '../../private/modes'
import { PhoneDisclosure } from './PhoneDisclosure'

const meta = {
  component: PhoneDisclosure,
  args: { title: 'Charts', children: <p>Funded by product</p> },
} satisfies Meta<typeof PhoneDisclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...onDesk,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Funded by product')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const NarrowScreen: Story = {
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Funded by product')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Charts' }))
    await expect(canvas.getByText('Funded by product')).toBeVisible()
  },
}
