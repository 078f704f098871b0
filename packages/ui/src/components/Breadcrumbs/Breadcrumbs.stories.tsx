import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link/Link'
import { Breadcrumbs } from './Breadcrumbs'

const link = (label: string) => (
  <Link tone="muted" href="#x">
    {label}
  </Link>
)

const meta = {
  component: Breadcrumbs,
  args: { items: [{ label: 'Businesses', link: link('Businesses') }, { label: 'Taqueria Ortega' }] },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Businesses' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Taqueria Ortega' })).toBeNull()
    await expect(canvas.getByText('Taqueria Ortega')).toHaveAttribute('aria-current', 'page')
  },
}

/** A crumb without a route isn't a link. */
export const WithUnlinkedCrumb: Story = {
  args: { items: [{ label: 'Developer', link: link('Developer') }, { label: 'Webhooks' }, { label: 'Events' }] },
}
export const LongTextNarrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { label: 'Businesses', link: link('Businesses') },
      { label: 'Maximiliana-Konstantina Featherstonehaugh-Cholmondeley Restaurants of Northern California' },
    ],
  },
}
/** On a phone, the back link takes the full width. */
export const LongPathNarrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { label: 'Businesses', link: link('Businesses') },
      { label: 'Featherstonehaugh-Cholmondeley Restaurants', link: link('Featherstonehaugh-Cholmondeley Restaurants') },
      { label: 'Payment progress' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('li')].filter((crumb) => crumb.getBoundingClientRect().width > 1)
    await expect(shown.map((crumb) => crumb.textContent)).toEqual(['Featherstonehaugh-Cholmondeley Restaurants'])
    const { width, height } = canvas.getByRole('link', { name: /Featherstonehaugh/ }).getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    await expect(canvas.getByText('Payment progress')).toHaveAttribute('aria-current', 'page')
  },
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Breadcrumbs {...args} />
    </div>
  ),
}
export const Dark: Story = { globals: { appearance: 'dark' } }
