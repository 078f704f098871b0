import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorState } from '../ErrorState/ErrorState'
import { NotFoundState } from '../ErrorState/NotFoundState'
import { EmptyState } from './EmptyState'

const meta = {
  component: EmptyState,
  args: { title: 'No businesses yet', description: 'Upload your businesses in Data share to see them here.' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAction: Story = {
  args: { title: 'No businesses match these filters', action: { label: 'Clear filters', onPress: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.action?.onPress).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: {
    title: 'No application of this business has reached the review of its documents',
    description:
      'Applications appear here when the business has answered every question, uploaded every document, and signed.',
  },
}

const retry = fn()

/** The specification's error text. */
export const Failed: Story = {
  render: () => <ErrorState onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Something went wrong on our end. We are looking into it!',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const NotFound: Story = {
  render: () => (
    <NotFoundState title="404: Page not found" description="The page you are trying to view does not exist" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404: Page not found')
  },
}

export const Dark: Story = { ...WithAction, globals: { appearance: 'dark' } }
