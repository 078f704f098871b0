import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { settled } from '../../private/settled'
import { Button } from '../Button/Button'
import { IconButton } from '../Button/IconButton'
import { CopyIcon, Icon } from '../Icon/Icon'
import { Link } from '../Link/Link'
import { Tooltip } from './Tooltip'

const meta = {
  component: Tooltip,
  args: { text: 'Sent again in 4 minutes', children: <Button>Retrying</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const expectClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
const shown = async () => {
  const tooltip = await screen.findByRole('tooltip')
  await settled()
  return tooltip
}

/** After 100 ms, so passing pointers don't open it. */
export const OpensAfterDelay: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Retrying' })
    const hoveredAt = performance.now()
    await userEvent.hover(button)
    const tooltip = await screen.findByRole('tooltip')
    // Timers may fire a little early.
    await expect(performance.now() - hoveredAt).toBeGreaterThanOrEqual(95)
    await expect(tooltip).toHaveTextContent('Sent again in 4 minutes')
    await userEvent.unhover(button)
    await expectClosed()
  },
}

export const IgnoresPassingPointer: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Retrying' })
    fireEvent.pointerOver(button, { pointerType: 'mouse' })
    fireEvent.pointerOut(button, { pointerType: 'mouse' })
    await pause(250)
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}

export const OpensOnFocusClosesOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await shown()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await expect(canvas.getByRole('button', { name: 'Retrying' })).toHaveFocus()
  },
}

export const PausedOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Retrying' }))
    const tooltip = await shown()
    await userEvent.hover(tooltip)
    await pause(300)
    await expect(tooltip).toBeVisible()
    await userEvent.unhover(tooltip)
    await expectClosed()
  },
}

export const ClosesOnPress: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Retrying' })
    await userEvent.hover(button)
    await shown()
    await userEvent.click(button)
    await expectClosed()
  },
}

export const DescribesWhileHidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retrying' })).toHaveAccessibleDescription(
      'Sent again in 4 minutes',
    )
  },
}

export const NameNotAnnouncedTwice: Story = {
  args: {
    text: 'Copy path',
    isName: true,
    children: <IconButton label="Copy path" icon={<Icon icon={CopyIcon} />} />,
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy path' })
    await expect(button).not.toHaveAccessibleDescription()
    await userEvent.hover(button)
    await shown()
  },
}

export const OnLink: Story = {
  args: { text: '11/08/2026, 4:12 PM UTC', children: <Link href="#x">2 hours ago</Link> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link'))
    await shown()
  },
}

export const LongText: Story = {
  args: { text: 'https://northgate.example/hooks/'.repeat(6) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await expect((await shown()).getBoundingClientRect().width).toBeLessThanOrEqual(280)
  },
}

export const NarrowScreen: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = {
  globals: { appearance: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await shown()
  },
}
