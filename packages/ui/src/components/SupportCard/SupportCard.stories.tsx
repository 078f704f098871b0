import type { Meta, StoryObj } from '@storybook/react-vite'
import { SupportCard } from './SupportCard'

const meta = {
  component: SupportCard,
  args: {
    title: 'Questions? Northgate can help.',
    items: [
      { label: 'Call', value: '(415) 555-0132' },
      { label: 'Email', value: 'help@northgate.example' },
    ],
  },
} satisfies Meta<typeof SupportCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { items: [] } }
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
