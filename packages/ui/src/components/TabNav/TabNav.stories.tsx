import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TabLink, TabNav } from './TabNav'

const names = [
  'Applications',
  'Offers',
  'Funded products',
  'Payment progress',
  'Bank info',
  'Business info',
  'Owner info',
  'Orders',
]

const meta = {
  component: TabNav,
  args: {
    label: 'Taqueria Ortega: sections',
    children: names.map((name, index) => (
      <TabLink key={name} href={`#${name}`} aria-current={index === 1 ? 'page' : undefined}>
        {name}
      </TabLink>
    )),
  },
} satisfies Meta<typeof TabNav>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Offers')
  },
}
/** It scrolls sideways rather than wrapping. */
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
export const Dark: Story = { globals: { appearance: 'dark' } }
