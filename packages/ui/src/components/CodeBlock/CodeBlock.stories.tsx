import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CodeBlock } from './CodeBlock'

const html = `<script src="https://widget.northgate.example/v1.js" data-embed-id="4021"></script>
<div id="capital"></div>
<script>
  capital.mount('#capital', { theme: 'light' })
</script>`

const meta = { component: CodeBlock, args: { label: 'Embed code', code: html } } satisfies Meta<typeof CodeBlock>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const writeText = fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Embed code' }))
    await expect(writeText).toHaveBeenCalledWith(args.code)
    await expect(await canvas.findByText('Copied')).toBeInTheDocument()
  },
}

export const LongLinesScrollByKeyboard: Story = {
  args: { code: `token=${'abcdef0123456789'.repeat(40)}` },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('group', { name: 'Embed code' })
    await expect(box).toHaveAttribute('tabindex', '0')
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
  },
}

export const LongLinesWrap: Story = {
  ...LongLinesScrollByKeyboard,
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('group', { name: 'Embed code' })
    const wrap = canvas.getByRole('button', { name: 'Wrap lines' })
    await expect(wrap).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(wrap)
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(box.scrollWidth).toBe(box.clientWidth))
  },
}

export const ManyLines: Story = {
  args: { code: Array.from({ length: 200 }, (_, n) => `${n} 2026-11-08T16:12:04Z delivered`).join('\n') },
}
export const Loading: Story = { args: { isLoading: true } }
export const Empty: Story = {
  args: { code: '', emptyText: 'Empty body' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Empty body')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const NarrowScreen: Story = { args: { defaultWrapped: true }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
