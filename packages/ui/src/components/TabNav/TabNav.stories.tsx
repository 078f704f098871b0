import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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
/** The current tab is scrolled into view. */
export const CurrentTabAtEnd: Story = {
  args: {
    children: names.map((name) => (
      <TabLink key={name} href={`#${name}`} aria-current={name === 'Orders' ? 'page' : undefined}>
        {name}
      </TabLink>
    )),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation')
    const tab = canvas.getByRole('link', { name: 'Orders' })
    const rightOf = (element: HTMLElement) => element.getBoundingClientRect().right
    await waitFor(() => expect(rightOf(tab)).toBeLessThanOrEqual(rightOf(row) + 1))
    // A phone that is turned.
    if (row.parentElement) row.parentElement.style.inlineSize = '200px'
    await waitFor(() => expect(rightOf(tab)).toBeLessThanOrEqual(rightOf(row) + 1))
  },
}
/** Pages of the current tab, below the main tabs. */
export const Secondary: Story = {
  args: {
    label: 'Business info',
    isSecondary: true,
    children: ['Business info', 'Owner info', 'Bank info'].map((name, index) => (
      <TabLink key={name} href={`#${name}`} aria-current={index === 1 ? 'page' : undefined}>
        {name}
      </TabLink>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Owner info')
    // Target size of at least 24 px (WCAG 2.2).
    await expect(canvas.getByRole('link', { name: 'Bank info' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
      24,
    )
  },
}
export const SecondaryDark: Story = { ...Secondary, globals: { appearance: 'dark' } }
/** Scrolls sideways instead of wrapping, and fades the edge with more tabs. */
export const NarrowScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation')
    const mask = () => getComputedStyle(row).maskImage
    await waitFor(() => expect(mask()).toContain('to left'))
    row.scrollLeft = row.scrollWidth
    await waitFor(() => expect(mask()).toMatch(/to right.*32px\)$/))
    row.scrollLeft = 0
  },
}
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
