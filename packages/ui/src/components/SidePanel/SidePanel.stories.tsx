import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { onDesk, onPhone } from '../../private/modes'
import { settled } from '../../private/settled'
import { Button } from '../Button/Button'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog'
import { EmptyState } from '../EmptyState/EmptyState'
import { Skeleton } from '../Skeleton/Skeleton'
import { SidePanel, type SidePanelProps } from './SidePanel'

function Controlled(props: SidePanelProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Notifications</Button>
      <SidePanel
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next)
          props.onOpenChange(next)
        }}
      />
    </>
  )
}

const meta = {
  component: SidePanel,
  render: (props) => <Controlled {...props} />,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Notifications',
    children: <p>3 API requests failed</p>,
  },
} satisfies Meta<typeof SidePanel>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  await settled()
  return panel
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const desktop = { viewport: { value: 'desktop' } }

export const Default: Story = {
  ...onDesk,
  globals: desktop,
  play: async () => {
    const { width, right, height } = (await opened()).getBoundingClientRect()
    await expect(width).toBe(600)
    await expect(right).toBe(document.documentElement.clientWidth)
    await expect(height).toBe(window.innerHeight)
  },
}

export const ClosesOnEscape: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' })
    await userEvent.click(button)
    const panel = await opened()
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A new dialog has no focus for a moment if Enter on a link opened it. */
export const ClosesOnEscapeWithoutFocus: Story = {
  play: async ({ userEvent }) => {
    const panel = await opened()
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await expect(document.body).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
  },
}

let reload = () => {}

function Finalize() {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  return (
    <>
      <Button isDisabled={isDone} onPress={() => setOpen(true)}>
        Finalize
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Finalize order?"
        effect="You can't undo this."
        confirmLabel="Finalize order"
        onConfirm={() => {
          setOpen(false)
          reload = () => setDone(true)
        }}
      />
    </>
  )
}

/** An action that disables its button leaves focus in the panel, so Escape still closes it. */
export const KeepsFocus: Story = {
  args: { children: <Finalize /> },
  play: async ({ userEvent }) => {
    await opened()
    const button = await screen.findByRole('button', { name: 'Finalize' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Finalize order' }))
    await waitFor(() => expect(button).toHaveFocus())
    reload()
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
  },
}

export const TrapsFocus: Story = {
  args: { footer: <Button>Show all</Button> },
  play: async ({ userEvent }) => {
    const panel = await opened()
    for (let step = 0; step < 5; step++) {
      await userEvent.tab()
      await expect(panel.contains(document.activeElement)).toBe(true)
    }
  },
}

export const ClosesOnPressOutside: Story = {
  globals: desktop,
  play: async ({ args, userEvent }) => {
    const panel = await opened()
    const overlay = panel.parentElement?.parentElement
    if (overlay) await userEvent.click(overlay)
    await expectClosed()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Narrow: Story = {
  ...onDesk,
  globals: desktop,
  args: { isNarrow: true },
  play: async () => {
    await expect((await opened()).getBoundingClientRect().width).toBe(450)
  },
}

export const WithActionsAndFooter: Story = {
  globals: desktop,
  args: {
    actions: (
      <Button size="small" variant="quiet">
        Mark all read
      </Button>
    ),
    footer: 'Showing 1 to 10 of 42',
  },
  play: async () => void (await opened()),
}

export const Loading: Story = {
  globals: desktop,
  args: { children: <Skeleton lines={6} /> },
  play: async () => void (await opened()),
}

export const Empty: Story = {
  globals: desktop,
  args: { children: <EmptyState title="You have no unread notifications" /> },
  play: async () => void (await opened()),
}

export const LongTextScrollsByKeyboard: Story = {
  globals: desktop,
  args: { footer: 'Showing 1 to 10 of 42', children: <p>{'A long report of what failed, and when. '.repeat(200)}</p> },
  play: async ({ userEvent }) => {
    await opened()
    const body = await screen.findByRole('group', { name: 'Notifications' })
    body.focus()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
  },
}

export const NarrowScreenIsFull: Story = {
  ...onPhone,
  play: async () => {
    await expect((await opened()).getBoundingClientRect().width).toBe(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  globals: desktop,
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  },
  play: async () => {
    await expect((await opened()).getBoundingClientRect().left).toBe(0)
  },
}

export const Dark: Story = { globals: { ...desktop, appearance: 'dark' }, play: async () => void (await opened()) }
