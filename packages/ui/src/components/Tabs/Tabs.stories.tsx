import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Skeleton } from '../Skeleton/Skeleton'
import { Tabs, type TabsProps } from './Tabs'

const meta = {
  component: Tabs,
  args: {
    label: 'The request',
    onChange: fn(),
    tabs: [
      { id: 'request', label: 'Request', content: <p>POST /v1/businesses</p> },
      { id: 'response', label: 'Response', content: <p>201 Created</p> },
      { id: 'attempts', label: 'Attempts', count: 3, content: <p>Three attempts</p> },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Request' })).toHaveAttribute('aria-selected', 'true'))
    await userEvent.click(canvas.getByRole('tab', { name: 'Response' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Response' })).toHaveTextContent('201 Created')
    await expect(args.onChange).toHaveBeenLastCalledWith('response')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: 'Request' })
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Request' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Response' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: /Attempts/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Request' })).toHaveFocus()
  },
}

function Controlled(props: TabsProps) {
  const [value, setValue] = useState('response')
  return <Tabs {...props} value={value} onChange={setValue} />
}

export const StaysOnPressOutside: Story = {
  render: (props) => <Controlled {...props} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tabpanel')).toHaveTextContent('201 Created')
    await userEvent.click(canvas.getByRole('tab', { name: 'Request' }))
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('POST'))
  },
}

export const OneDisabled: Story = {
  args: {
    tabs: [
      { id: 'request', label: 'Request', content: 'POST /v1/businesses' },
      { id: 'response', label: 'Response', isDisabled: true, content: '' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Response' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Loading: Story = { args: { tabs: [{ id: 'request', label: 'Request', content: <Skeleton /> }] } }

const many = ['Applications', 'Offers', 'Funded products', 'Payment progress', 'Bank info', 'Business info'].map(
  (label) => ({ id: label, label, content: label }),
)

export const LongRow: Story = { args: { tabs: many } }
/** Scrolls sideways instead of wrapping. */
export const NarrowScreen: Story = { args: { tabs: many }, globals: { viewport: { value: 'phone' } } }
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
