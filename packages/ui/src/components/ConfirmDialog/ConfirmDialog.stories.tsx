import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { settled } from '../../private/settled'
import { Button } from '../Button/Button'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'

function Controlled(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
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
  component: ConfirmDialog,
  render: (props) => <Controlled {...props} />,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete Ana Reyes?',
    effect: "This user loses access immediately. You can't undo this.",
    confirmLabel: 'Delete user',
    tone: 'danger',
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  const dialog = await screen.findByRole('alertdialog')
  await settled()
  return dialog
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    await expect(dialog).toHaveAccessibleName('Delete Ana Reyes?')
    await expect(dialog).toHaveAccessibleDescription(/can't undo this/)
    await userEvent.click(screen.getByRole('button', { name: 'Delete user' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(dialog).toBeVisible()
  },
}

/** Focus starts on Cancel, so an accidental Enter deletes nothing. */
export const DangerFocusesCancel: Story = {
  play: async ({ args, userEvent }) => {
    await opened()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expectClosed()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const NeutralFocusesAction: Story = {
  args: {
    tone: 'neutral',
    title: 'Finalize order 1042?',
    effect: 'The business is charged $1,240.00 by the plan it chose.',
    confirmLabel: 'Finalize order',
  },
  play: async ({ args, userEvent }) => {
    await opened()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Finalize order' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const NotClosableWhileBusy: Story = {
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: /Delete user/ }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(dialog).toBeVisible()
  },
}

export const ShowsError: Story = {
  args: { errorMessage: 'Someone else changed this user. Try again.' },
  play: async () => {
    await opened()
    await expect(screen.getByRole('alert')).toHaveTextContent('Try again.')
  },
}

export const ListsAffectedObjects: Story = {
  args: {
    title: 'Delete the webhook endpoint?',
    effect: 'No event is delivered to it any more.',
    confirmLabel: 'Delete endpoint',
    children: <p>12 deliveries that are still being retried end now.</p>,
  },
  play: async () => void (await opened()),
}

export const LongText: Story = {
  args: { title: `Delete ${'Maximiliana-Konstantina'.repeat(6)}?` },
  play: async () => void (await opened()),
}

export const NarrowScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await opened()),
}
export const Dark: Story = { globals: { appearance: 'dark' }, play: async () => void (await opened()) }
