import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AlertIcon, CheckIcon, CloseIcon } from '../Icon/Icon'
import { Timeline } from './Timeline'

const meta = {
  component: Timeline,
  args: {
    label: 'Deliveries of event 5521',
    events: [
      {
        id: '4',
        title: 'Delivered',
        time: '11/08/2026, 4:12 PM',
        dateTime: '2026-11-08T16:12:04Z',
        description: 'HTTP 200 in 240 ms',
        icon: CheckIcon,
        tone: 'positive',
      },
      {
        id: '3',
        title: 'Sent again by Maya Ortiz',
        time: '11/08/2026, 4:11 PM',
        dateTime: '2026-11-08T16:11:40Z',
        tone: 'info',
      },
      {
        id: '2',
        title: 'Failed',
        time: '11/08/2026, 2:05 PM',
        dateTime: '2026-11-08T14:05:00Z',
        description: 'HTTP 503: upstream connect error',
        icon: CloseIcon,
        tone: 'negative',
      },
      { id: '1', title: 'Event created', time: '11/08/2026, 2:05 PM', dateTime: '2026-11-08T14:04:59Z' },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Deliveries of event 5521' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('11/08/2026, 4:12 PM')).toHaveAttribute('datetime', '2026-11-08T16:12:04Z')
  },
}
export const One: Story = { args: { events: meta.args.events.slice(0, 1) } }
export const Loading: Story = { args: { isLoading: true } }
export const Empty: Story = {
  args: { events: [], emptyText: 'Not sent yet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not sent yet')).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    events: [
      {
        id: '0',
        title: `https://hooks.northgate.example/${'a-very-long-path/'.repeat(12)}`,
        time: '11/08/2026, 4:12 PM',
        description: 'upstream connect error or disconnect/reset before headers. '.repeat(8),
        icon: AlertIcon,
        tone: 'caution',
      },
      ...meta.args.events,
    ],
  },
}
export const NarrowScreen: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
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
