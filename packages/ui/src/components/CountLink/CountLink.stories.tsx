import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountLink, CountLinks } from './CountLink'

const meta = {
  component: CountLinks,
  args: {
    label: 'Needs attention',
    children: [
      <CountLink key="a" href="#a" count="12" label="applications wait for the business" tone="caution" />,
      <CountLink key="b" href="#b" count="1,204" label="webhook events could not be delivered" tone="negative" />,
      <CountLink key="c" href="#c" count="1" label="promotion was denied" />,
    ],
  },
} satisfies Meta<typeof CountLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Needs attention' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    const link = canvas.getByRole('link', { name: '12 applications wait for the business' })
    await expect(link).toHaveAttribute('href', '#a')
  },
}

/** The words wrap; count and arrow stay in their places. */
export const LongText: Story = {
  args: {
    children: <CountLink href="#a" count="3" label={'uploads of businesses with rows that were rejected '.repeat(6)} />,
  },
}

export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
