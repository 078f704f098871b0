import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from './Tag'

const meta = { component: Tag, args: { children: '(Canada)' } } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NextToName: Story = {
  render: (args) => (
    <p>
      Maple Till <Tag {...args} />
    </p>
  ),
}
export const Dark: Story = { ...NextToName, globals: { appearance: 'dark' } }
