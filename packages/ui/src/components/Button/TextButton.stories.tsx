import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextButton } from './TextButton'

const onPress = fn()
const meta = { component: TextButton, args: { onPress, children: 'Past due in Texas' } } satisfies Meta<
  typeof TextButton
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Past due in Texas' }))
    await expect(onPress).toHaveBeenCalled()
  },
}
export const Current: Story = { args: { isCurrent: true } }
export const Dark: Story = { globals: { appearance: 'dark' } }
