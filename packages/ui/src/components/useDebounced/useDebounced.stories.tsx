import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { TextField } from '../../fields/TextField/TextField'
import { useDebounced } from './useDebounced'

interface TypedProps {
  delayMs?: number
  /** Called with the milliseconds between typing a text and asking for it. */
  onAsk?: (waitedMs: number) => void
}

function Typed({ delayMs, onAsk }: TypedProps) {
  const [text, setText] = useState('')
  const typedAt = useRef(new Map<string, number>())
  const debounced = useDebounced(text, delayMs)
  useEffect(() => {
    const typed = typedAt.current.get(debounced)
    if (typed !== undefined) onAsk?.(performance.now() - typed)
  }, [debounced, onAsk])
  const change = (next: string) => {
    typedAt.current.set(next, performance.now())
    setText(next)
  }
  return (
    <>
      <TextField label="Search" value={text} onChange={change} />
      <output>{`Asked for: ${debounced}`}</output>
    </>
  )
}

const meta = { component: Typed, title: 'components/useDebounced', args: { onAsk: fn() } } satisfies Meta<typeof Typed>
export default meta
type Story = StoryObj<typeof meta>

/** Timers may fire a little early. */
const tolerance = 5

/** Types a text, and returns how long it and texts before it were unchanged until they were asked for. */
async function waitsOf({ canvas, userEvent, args }: Parameters<NonNullable<Story['play']>>[0], text: string) {
  for (const key of text) {
    await userEvent.type(canvas.getByRole('textbox'), key)
    await new Promise((resolve) => setTimeout(resolve, 80))
  }
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`Asked for: ${text}`))
  return (args.onAsk as ReturnType<typeof fn>).mock.calls.map(([waited]) => waited as number)
}

export const CallsAfterDelay: Story = {
  play: async (context) => {
    for (const waited of await waitsOf(context, 'taq')) await expect(waited).toBeGreaterThanOrEqual(1000 - tolerance)
  },
}

// A text that came in between must have been unchanged as long, however slow the keys were.
export const RestartsDelayOnEachKey: Story = {
  args: { delayMs: 300 },
  play: async (context) => {
    for (const waited of await waitsOf(context, 'taqueria'))
      await expect(waited).toBeGreaterThanOrEqual(300 - tolerance)
  },
}
