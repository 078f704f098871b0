import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button'
import { Notice } from './Notice'

const meta = {
  component: Notice,
  args: { children: 'These settings apply to every partner without its own.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Info: Story = { args: { tone: 'info' } }
export const Positive: Story = { args: { tone: 'positive', children: '#capital was connected.' } }
export const Caution: Story = { args: { tone: 'caution' } }

const onPress = fn()
export const WithOneAction: Story = {
  args: {
    tone: 'negative',
    role: 'alert',
    children: 'The channel was not connected: the request was denied.',
    actions: (
      <Button size="small" onPress={onPress}>
        Try again
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('was denied')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onPress).toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: { children: 'https://a-very-long-address.example/'.repeat(12), actions: <Button size="small">Close</Button> },
}
export const NarrowScreen: Story = { args: WithOneAction.args, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: WithOneAction.args, globals: { appearance: 'dark' } }
