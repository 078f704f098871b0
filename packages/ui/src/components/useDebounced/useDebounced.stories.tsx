import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { TextField } from '../../fields/TextField/TextField'
import { useDebounced } from './useDebounced'

function Typed({ delayMs }: { delayMs?: number }) {
  const [text, setText] = useState('')
  const debounced = useDebounced(text, delayMs)
  return (
    <>
      <TextField label="Search" value={text} onChange={setText} />
      <output>{`Asked for: ${debounced}`}</output>
    </>
  )
}

const meta = { component: Typed, title: 'components/useDebounced' } satisfies Meta<typeof Typed>
export default meta
type Story = StoryObj<typeof meta>

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const CallsAfterDelay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'taq')
    await pause(700)
    await expect(canvas.getByRole('status')).toHaveTextContent('Asked for:')
    await expect(canvas.getByRole('status')).not.toHaveTextContent('taq')
    await pause(500)
    await expect(canvas.getByRole('status')).toHaveTextContent('Asked for: taq')
  },
}

export const RestartsDelayOnEachKey: Story = {
  args: { delayMs: 300 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox')
    for (const key of 'taqueria') {
      await userEvent.type(box, key)
      await pause(80)
    }
    await expect(canvas.getByRole('status')).not.toHaveTextContent('taq')
    await pause(400)
    await expect(canvas.getByRole('status')).toHaveTextContent('taqueria')
  },
}
