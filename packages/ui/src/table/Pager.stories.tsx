import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Pager } from './Pager'

export default {
  title: 'table/Pager',
  component: Pager,
  args: { start: 26, pageRows: 25, count: 412, onPrevious: fn(), onNext: fn() },
} satisfies Meta<typeof Pager>

type Story = StoryObj<typeof Pager>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 26 to 50 of 412')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(args.onPrevious).toHaveBeenCalledOnce()
  },
}

/** The button stays focusable; a disabled one would lose the focus. */
export const FirstPage: Story = {
  args: { start: 1, onPrevious: undefined },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    previous.focus()
    await expect(previous).toHaveFocus()
  },
}

export const LastPage: Story = { args: { start: 401, pageRows: 12, onNext: undefined } }

export const UnknownCount: Story = {
  args: { count: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Showing 26 to 50$/)
  },
}

/** A large list is counted up to a limit first. */
export const AtLeast: Story = {
  args: { count: 10_000, onCountAll: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 26 to 50 of 10,000+')
    await userEvent.click(canvas.getByRole('button', { name: 'Count all' }))
    await expect(args.onCountAll).toHaveBeenCalledOnce()
  },
}

export const Counting: Story = {
  args: { ...AtLeast.args, isCounting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Counting…' }))
    await expect(args.onCountAll).not.toHaveBeenCalled()
  },
}

/** The last page tells the total, whatever was counted. */
export const LastPageAtLeast: Story = {
  args: { start: 12_401, pageRows: 12, count: 10_000, onCountAll: fn(), onNext: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 12,401 to 12,412 of 12,412')
    await expect(canvas.queryByRole('button', { name: 'Count all' })).toBeNull()
  },
}

export const PageSize: Story = {
  args: { pageSize: 25, onPageSizeChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows' }), '100')
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(100)
  },
}

/** Without a count, the last page tells the total. */
export const LastPageUncounted: Story = {
  args: { start: 26, pageRows: 7, count: undefined, onNext: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 26 to 32 of 32')
  },
}
export const OnePage: Story = { args: { start: 1, pageRows: 7, count: 7, onPrevious: undefined, onNext: undefined } }
export const Narrow: Story = { ...PageSize, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Pager {...args} />
    </div>
  ),
}
export const Dark: Story = { ...PageSize, globals: { appearance: 'dark' } }
