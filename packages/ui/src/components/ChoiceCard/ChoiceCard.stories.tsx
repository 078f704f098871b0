import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FallbackImage } from '../FallbackImage/FallbackImage'
import { ChoiceCard, ChoiceCards } from './ChoiceCard'

const meta = {
  component: ChoiceCard,
  args: {
    title: 'Maple Till',
    tag: '(Canada)',
    note: 'Merchant cash advance, Flex loan',
    image: <FallbackImage src={null} alt="" fallback="briefcase" size={40} />,
    onPress: fn(),
  },
  render: (args) => (
    <ChoiceCards>
      <ChoiceCard {...args} />
      <ChoiceCard title="Harvest POS" onPress={args.onPress} />
    </ChoiceCards>
  ),
} satisfies Meta<typeof ChoiceCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Maple Till/ }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
