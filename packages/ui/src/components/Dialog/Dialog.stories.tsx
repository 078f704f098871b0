import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Form } from '../../fields/Form/Form'
import { TextField } from '../../fields/TextField/TextField'
import { settled } from '../../private/settled'
import { Button } from '../Button/Button'
import { DescriptionList } from '../DescriptionList/DescriptionList'
import { Dialog, type DialogProps } from './Dialog'

function Controlled(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const close = (next: boolean) => {
    setOpen(next)
    props.onOpenChange(next)
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit support info</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={close}
        footer={
          <>
            <Button variant="primary" isPending={props.isBusy} onPress={() => close(false)}>
              Save changes
            </Button>
            <Button variant="quiet" isDisabled={props.isBusy} onPress={() => close(false)}>
              Cancel
            </Button>
          </>
        }
      />
    </>
  )
}

const facts = [
  { label: 'Email', value: 'help@northgate.example' },
  { label: 'Phone', value: '(415) 555-0132' },
]

const meta = {
  component: Dialog,
  render: (props) => <Controlled {...props} />,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Support info',
    description: 'Shown to businesses under Help',
    children: <DescriptionList items={facts} />,
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Support info' })
  await settled()
  return dialog
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Default: Story = {
  play: async () => {
    await expect(await opened()).toHaveAccessibleDescription('Shown to businesses under Help')
  },
}

export const RestoresFocus: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit support info' })
    await userEvent.click(button)
    const dialog = await opened()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** The exit shows a frame before the page behind it is usable again, which takes longer. */
export const ShowsExitFirst: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened()
    const timeOf: Record<string, CSSNumberish | null> = {}
    const observer = new MutationObserver((changes) => {
      for (const { attributeName } of changes)
        if (attributeName) timeOf[attributeName] ??= document.timeline.currentTime
    })
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-exiting', 'inert'] })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    observer.disconnect()
    await expect(Number(timeOf.inert)).toBeGreaterThan(Number(timeOf['data-exiting']))
  },
}

export const TrapsFocus: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    for (let step = 0; step < 6; step++) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
  },
}

export const ClosesWithButton: Story = {
  play: async ({ args, userEvent }) => {
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expectClosed()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const ClosesOnPressOutside: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened()
    const overlay = dialog.parentElement?.parentElement
    if (overlay) await userEvent.click(overlay)
    await expectClosed()
  },
}

export const StaysOnAPressOutside: Story = {
  args: { isKeptOnPressOutside: true },
  play: async ({ userEvent }) => {
    const dialog = await opened()
    const overlay = dialog.parentElement?.parentElement
    if (overlay) await userEvent.click(overlay)
    await expect(dialog).toBeVisible()
  },
}

export const NotClosableWhilePending: Story = {
  args: { isBusy: true },
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
  },
}

export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const TitleOnly: Story = { args: { description: undefined, children: undefined } }

/** Header and buttons stay visible while the body scrolls. */
export const LongTextScrolls: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, n) => `Paragraph ${n}. What is sold on credit is paid for in parts. `)
      .join('')
      .repeat(4),
  },
  play: async ({ userEvent }) => {
    await opened()
    const text = await screen.findByRole('group', { name: 'Support info' })
    text.focus()
    await userEvent.keyboard('{PageDown}')
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible()
  },
}

/** The buttons of a form stay visible too. */
export const FormScrolls: Story = {
  render: (args) => (
    <Dialog {...args} footer={undefined}>
      <Form label="Support info" onSubmit={() => undefined} actions={<Button type="submit">Save changes</Button>}>
        {Array.from({ length: 20 }, (_, n) => `Contact ${n + 1}`).map((label) => (
          <TextField key={label} label={label} value="" onChange={() => undefined} />
        ))}
      </Form>
    </Dialog>
  ),
  play: async () => {
    const dialog = await opened()
    const save = screen.getByRole('button', { name: 'Save changes' })
    const bottom = () => save.getBoundingClientRect().bottom
    await expect(bottom()).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom)
    const last = screen.getByRole('textbox', { name: /^Contact 20/ })
    last.focus()
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top)
  },
}

export const NarrowScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await opened()),
}
export const Dark: Story = { globals: { appearance: 'dark' }, play: async () => void (await opened()) }

/** Focus returns to the opener, also if the dialog changed until it closed. */
export const ReturnsFocus: Story = {
  args: { isOpen: false },
  render: (args) => (
    <main tabIndex={-1}>
      <Controlled {...args} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit support info' })
    await userEvent.click(opener)
    const dialog = await opened()
    const change = () => {
      if (!dialog.isConnected) return
      dialog.append(document.createElement('span'))
      requestAnimationFrame(change)
    }
    change()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** If the opener is removed, focus moves to the page. */
export const OpenerRemoved: Story = {
  render: function Deleting(args) {
    const [isOpen, setOpen] = useState(false)
    const [isThere, setThere] = useState(true)
    return (
      <main tabIndex={-1}>
        {isThere && <Button onPress={() => setOpen(true)}>Delete the row</Button>}
        <Dialog
          {...args}
          isOpen={isOpen}
          onOpenChange={setOpen}
          footer={
            <Button
              onPress={() => {
                setThere(false)
                setOpen(false)
              }}
            >
              Delete
            </Button>
          }
        />
      </main>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the row' }))
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(document.querySelector('main')).toHaveFocus())
  },
}
