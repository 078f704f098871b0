import type { Meta, StoryObj } from '@storybook/react-vite'
import { FallbackImage } from '../FallbackImage/FallbackImage'
import { Tag } from '../Tag/Tag'
import { PartnerLabel } from './PartnerLabel'

const meta = {
  component: PartnerLabel,
  args: { image: <FallbackImage src={null} alt="" fallback="briefcase" size={24} />, name: 'Northgate' },
} satisfies Meta<typeof PartnerLabel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithTag: Story = { args: { tag: <Tag>(Canada)</Tag> } }
export const LongName: Story = {
  args: { name: 'Featherstonehaugh-Cholmondeley and Daughters Financing Company' },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
}
export const Dark: Story = { globals: { appearance: 'dark' } }
