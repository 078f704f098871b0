import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button'
import { DescriptionList } from '../DescriptionList/DescriptionList'
import { EmptyState } from '../EmptyState/EmptyState'
import { Skeleton } from '../Skeleton/Skeleton'
import { Section } from './Section'

const meta = {
  component: Section,
  args: {
    title: 'Support info',
    description: 'Shown to businesses under Help',
    children: (
      <DescriptionList
        items={[
          { label: 'Email', value: 'help@northgate.example' },
          { label: 'Phone', value: '(415) 555-0132' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Support info' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Support info')
  },
}
export const WithActions: Story = { args: { actions: <Button size="small">Edit</Button> } }
export const TitleOnly: Story = { args: { description: undefined } }
export const Loading: Story = { args: { children: <Skeleton /> } }
export const Empty: Story = { args: { children: <EmptyState title="No support info yet" /> } }
export const LongText: Story = {
  args: {
    title: 'Support info for businesses of every partner '.repeat(3),
    actions: <Button size="small">Edit</Button>,
  },
}
export const NarrowScreen: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
