import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Card } from '../Card/Card'
import { useImpression } from './useImpression'

interface WatchedProps {
  onSeen: () => void
  before?: number
  height?: number
}

function Watched({ onSeen, before = 0, height }: WatchedProps) {
  const [count, setCount] = useState(0)
  const ref = useImpression<HTMLDivElement>(() => {
    setCount((seen) => seen + 1)
    onSeen()
  })
  return (
    <>
      <div style={{ blockSize: before }} />
      <div ref={ref} data-testid="offer" style={{ minBlockSize: height }}>
        <Card title="A larger offer is waiting">{`Seen: ${count}`}</Card>
      </div>
      <div style={{ blockSize: 2000 }} />
    </>
  )
}

const meta = { component: Watched, title: 'components/useImpression', args: { onSeen: fn() } } satisfies Meta<
  typeof Watched
>
export default meta
type Story = StoryObj<typeof meta>

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const VisibleImmediately: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce())
  },
}

export const ReportedOnce: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce())
    for (let round = 0; round < 3; round++) {
      window.scrollTo(0, 1500)
      await pause(60)
      window.scrollTo(0, 0)
      await pause(60)
    }
    await expect(args.onSeen).toHaveBeenCalledOnce()
  },
}

export const NotBeforeHalfVisible: Story = {
  args: { before: 3000 },
  play: async ({ args, canvas }) => {
    const offer = canvas.getByTestId('offer')
    const { top, height } = offer.getBoundingClientRect()
    const share = (part: number) => window.scrollTo(0, window.scrollY + top - window.innerHeight + height * part)
    share(0.3)
    await pause(150)
    await expect(args.onSeen).not.toHaveBeenCalled()
    window.scrollTo(0, 0)
    share(0.7)
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce())
    window.scrollTo(0, 0)
  },
}

export const TallElementFillsHalfWindow: Story = {
  args: { before: 3000, height: 9000 },
  play: async ({ args, canvas }) => {
    const { top } = canvas.getByTestId('offer').getBoundingClientRect()
    const fill = (part: number) => window.scrollTo(0, window.scrollY + top - window.innerHeight * (1 - part))
    fill(0.2)
    await pause(150)
    await expect(args.onSeen).not.toHaveBeenCalled()
    window.scrollTo(0, 0)
    fill(0.9)
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce())
    window.scrollTo(0, 0)
  },
}
