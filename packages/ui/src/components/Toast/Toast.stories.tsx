import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { settled } from '../../private/settled'
import { Button } from '../Button/Button'
import { ToastRegion } from './ToastRegion'
import { showToast } from './toasts'

const meta = {
  component: ToastRegion,
  render: () => (
    <>
      <Button onPress={() => showToast({ text: 'Failed to mark all read', tone: 'negative', durationMs: 2000 })}>
        Say it
      </Button>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

const text = 'Failed to mark all read'
// The code loads with the first toast, which then fades in.
const shown = (name: string) =>
  waitFor(async () => {
    const toast = screen.getByRole('alertdialog', { name })
    await expect(toast).toBeVisible()
    return toast
  })
/** Repeats the press until the toast is seen, which a busy machine may only do after its two seconds. */
const pressed = (press: () => Promise<void>, reach: (toast: HTMLElement) => unknown = () => undefined) =>
  waitFor(async () => {
    await press()
    const toast = screen.getByRole('alertdialog', { name: text })
    await expect(toast).toBeVisible()
    await reach(toast)
    await expect(toast).toBeInTheDocument()
    return toast
  })
const expectClosed = () => waitFor(() => expect(screen.queryByText(text)).toBeNull())

const openToast = (tone: 'neutral' | 'positive' | 'negative', message: string) => (
  <>
    <Button onPress={() => showToast({ text: message, tone, durationMs: 3_600_000 })}>Say it</Button>
    <ToastRegion />
  </>
)

/** Timers may fire a little early. */
const tolerance = 5
const past = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const toast = await pressed(() => userEvent.click(canvas.getByRole('button', { name: 'Say it' })))
    await expect(toast.getBoundingClientRect().top).toBeLessThan(80)
    await expectClosed()
  },
}

export const NotDuplicated: Story = {
  render: () => openToast('negative', text),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Say it' })
    await userEvent.click(button)
    await userEvent.click(button)
    await userEvent.click(button)
    await shown(text)
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expectClosed()
  },
}

/** Showing a visible toast again restarts its timer. */
export const KeptWhenRepeated: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Say it' })
    await pressed(() => userEvent.click(button))
    await past(1500)
    const repeatedAt = performance.now()
    await userEvent.click(button)
    await expectClosed()
    await expect(performance.now() - repeatedAt).toBeGreaterThanOrEqual(2000 - tolerance)
  },
}

const four = ['Saved', 'Sent', 'Copied', text]

/** At most three are visible; queued toasts aren't duplicated either. */
export const NotDuplicatedInQueue: Story = {
  render: () => (
    <>
      <Button onPress={() => [...four, text].forEach((each) => void showToast({ text: each, durationMs: 3_600_000 }))}>
        Say all
      </Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say all' }))
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3))
    for (const left of [3, 2, 1, 0]) {
      await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
      await waitFor(() => expect(screen.queryAllByRole('alertdialog')).toHaveLength(left))
    }
  },
}

const long =
  'The export of 12,480 businesses is ready. It stays for a day, and the address that it was sent to is in its mail.'

/** Stays open for review. */
export const Shown: Story = {
  render: () => openToast('negative', text),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }))
    await shown(text)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
    await settled()
  },
}

export const ShownDark: Story = { ...Shown, globals: { appearance: 'dark' } }

export const LongTextNarrow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => openToast('positive', long),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }))
    const { left, right } = (await shown(long)).getBoundingClientRect()
    await settled()
    await expect(left).toBeGreaterThanOrEqual(8)
    await expect(right).toBeLessThanOrEqual(window.innerWidth - 8)
  },
}

/** Hovering pauses the timer. */
export const PausedOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Say it' })
    await pressed(
      () => userEvent.click(button),
      (toast) => userEvent.hover(toast),
    )
    await past(2500)
    await expect(screen.getByText(text)).toBeInTheDocument()
    await userEvent.hover(button)
    await expectClosed()
  },
}

export const PausedWhileFocused: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Say it' })
    await pressed(
      () => userEvent.click(button),
      () => screen.getByRole('button', { name: 'Close' }).focus(),
    )
    await past(2500)
    await expect(screen.getByText(text)).toBeInTheDocument()
    button.focus()
    await expectClosed()
  },
}

/** F6 moves focus to the toasts; closing the last one restores it. */
export const ReachedByKeyboard: Story = {
  render: () => openToast('negative', text),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Say it' })
    for (const _ of ['the first', 'one that comes later']) {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await shown(text)
      await userEvent.keyboard('{F6}')
      await waitFor(() => expect(screen.getByRole('region', { name: 'Messages' })).toHaveFocus())
      await userEvent.tab()
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expectClosed()
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
}

const undo = fn()

/** F6 and Tab reach the action, which closes the toast. A repeated toast replaces the previous one and its action. */
export const WithUndo: Story = {
  render: () => (
    <>
      <Button
        onPress={() => {
          showToast({ text: 'View deleted', tone: 'positive', action: { label: 'Undo', onPress: () => undo('first') } })
          showToast({
            text: 'View deleted',
            tone: 'positive',
            action: { label: 'Undo', onPress: () => undo('second') },
          })
        }}
      >
        Delete
      </Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    undo.mockClear()
    const button = canvas.getByRole('button', { name: 'Delete' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await shown('View deleted')
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1))
    // Longer than a toast without an action.
    await past(3100)
    await expect(screen.getByText('View deleted')).toBeVisible()
    await userEvent.keyboard('{F6}')
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo.mock.calls).toEqual([['second']])
    await waitFor(() => expect(screen.queryByText('View deleted')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Dark: Story = { ...Default, globals: { appearance: 'dark' } }
