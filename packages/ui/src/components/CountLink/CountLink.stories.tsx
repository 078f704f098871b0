import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountLink, CountLinks } from './CountLink'

const meta = {
  component: CountLinks,
  args: {
    label: 'Needs attention',
    children: [
      <CountLink key="a" href="#a" count="12" label="applications are waiting for the business" tone="caution" />,
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
    const link = canvas.getByRole('link', { name: '12 applications are waiting for the business' })
    await expect(link).toHaveAttribute('href', '#a')
  },
}

/** With the first names and amounts, and the action. */
export const WithNoteAndAction: Story = {
  args: {
    children: (
      <CountLink
        href="#a"
        count="17"
        label="funded products have a failed payment"
        note="Santos Coffee $1,204.00, Dubois's Cocktail Room $249.67, Marino's Grill $180.11 and 14 more"
        action="View payments"
        tone="negative"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/17 funded products .* Santos Coffee .* View payments/)
  },
}

/** The text wraps; count and arrow stay in place. */
export const LongText: Story = {
  args: {
    children: <CountLink href="#a" count="3" label={'uploads with errors '.repeat(12)} />,
  },
}

export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
