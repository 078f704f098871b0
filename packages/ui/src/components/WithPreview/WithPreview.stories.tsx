import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MaskedField } from '../../fields/MaskedField/MaskedField'
import { WithPreview } from './WithPreview'

const meta = {
  component: WithPreview,
  args: {
    children: <MaskedField label="Name" type="text" value="Harvest" onChange={fn()} />,
    preview: <p>Harvest</p>,
    title: 'Preview',
  },
} satisfies Meta<typeof WithPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Preview' })).toHaveTextContent('Harvest')
  },
}
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
