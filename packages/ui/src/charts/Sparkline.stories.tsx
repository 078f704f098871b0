import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkline } from './Sparkline'

const meta = {
  title: 'charts/Sparkline',
  component: Sparkline,
  args: { values: [182, 194, 178, 221, 240, 236, 263, 281, 268, 302, 322, 348] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sparkline>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Constant values: a line in the middle. */
export const ConstantValues: Story = { args: { values: [5, 5, 5, 5] } }

export const Gaps: Story = { args: { values: [5, 7, null, 6, null, 9, 8] } }

export const Negative: Story = { args: { values: [5, 2, -3, -8, -4], tone: 'negative' } }

/** No values: empty, with the same height. */
export const Empty: Story = { args: { values: [] } }

export const Dark: Story = { globals: { appearance: 'dark' } }
