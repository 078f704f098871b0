import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from '../DescriptionList/DescriptionList'
import { Section } from '../Section/Section'
import { Skeleton } from '../Skeleton/Skeleton'
import { WithAside } from './WithAside'

const meta = {
  component: WithAside,
  args: {
    label: 'Facts',
    aside: <DescriptionList items={[{ label: 'External ID', value: 'b-1042' }]} />,
    children: (
      <Section title="Offers">
        <p>No offers yet.</p>
      </Section>
    ),
  },
} satisfies Meta<typeof WithAside>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('complementary', { name: 'Facts' })).toBeVisible(),
}
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const LoadingOnANarrowScreen: Story = {
  args: { children: <Skeleton lines={4} /> },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { globals: { appearance: 'dark' } }
