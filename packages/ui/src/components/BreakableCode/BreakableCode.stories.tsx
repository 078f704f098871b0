import type { Meta, StoryObj } from '@storybook/react-vite'
import { BreakableCode } from './BreakableCode'

const meta = {
  component: BreakableCode,
  args: { children: 'idempotency_key_reused_with_another_body' },
} satisfies Meta<typeof BreakableCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InNarrowCell: Story = { decorators: [(Story) => <div style={{ inlineSize: 140 }}>{Story()}</div>] }
