import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { FileDrop } from './FileDrop'

const Controlled = controlled(FileDrop)

const limit = 10_485_760
const file = (name: string, size = 2048, type = 'text/csv') => new File([new Uint8Array(size)], name, { type })
const sales = file('sales.csv')

const meta = {
  component: FileDrop,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Sales of November', value: null, onChange: fn() },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

const inputIn = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file input')
  return input
}
const areaIn = (root: HTMLElement) => {
  const area = inputIn(root).parentElement?.parentElement
  if (!area) throw new Error('No area')
  return area
}

/** Browsers expose only the type of dragged files until they're dropped. */
function drag(kind: 'dragover' | 'dragleave' | 'drop', root: HTMLElement, files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  for (const each of files) dataTransfer.items.add(each)
  const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })
  inputIn(root).dispatchEvent(event)
  return event
}

export const Selected: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Sales of November'), sales)
    await expect(args.onChange).toHaveBeenLastCalledWith(sales)
    await expect(await canvas.findByText('sales.csv')).toBeInTheDocument()
    await expect(canvas.getByText('2 kB')).toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent('sales.csv selected')
    await expect(inputIn(canvasElement)).toBeValid()
  },
}

export const Dropped: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    drag('drop', canvasElement, [sales])
    await expect(await canvas.findByText('sales.csv')).toBeInTheDocument()
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'sales.csv', size: 2048 }))
  },
}

export const AcceptsByDrag: Story = {
  args: { accept: '.csv' },
  play: async ({ canvas, canvasElement }) => {
    drag('dragover', canvasElement, [sales])
    await waitFor(() => expect(areaIn(canvasElement)).toHaveAttribute('data-drag', 'accept'))
    await expect(canvas.getByText('Drop the file here')).toBeInTheDocument()
  },
}

export const DraggedAway: Story = {
  play: async ({ canvas, canvasElement }) => {
    drag('dragover', canvasElement, [sales])
    await canvas.findByText('Drop the file here')
    drag('dragleave', canvasElement, [sales])
    await waitFor(() => expect(areaIn(canvasElement)).not.toHaveAttribute('data-drag'))
  },
}

/** Cancelling a drag fires no event; the next pointer move clears the state. */
export const DragCancelled: Story = {
  play: async ({ canvasElement }) => {
    for (const sign of ['dragend', 'pointermove', 'keydown']) {
      await waitFor(() => {
        drag('dragover', canvasElement, [sales])
        return expect(areaIn(canvasElement)).toHaveAttribute('data-drag', 'accept')
      })
      await waitFor(() => {
        window.dispatchEvent(new Event(sign))
        return expect(areaIn(canvasElement)).not.toHaveAttribute('data-drag')
      })
    }
  },
}

/** Moving between children doesn't count as leaving the field. */
export const DraggedAcrossChildren: Story = {
  args: { value: sales },
  play: async ({ canvas, canvasElement }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(sales)
    const remove = canvas.getByRole('button')
    const steps = [
      [inputIn(canvasElement), 'dragenter', areaIn(canvasElement)],
      [remove, 'dragenter', inputIn(canvasElement)],
      [inputIn(canvasElement), 'dragleave', remove],
    ] as const
    for (const [target, kind, relatedTarget] of steps) {
      target.dispatchEvent(new DragEvent(kind, { dataTransfer, relatedTarget, bubbles: true, cancelable: true }))
    }
    await waitFor(() => expect(areaIn(canvasElement)).toHaveAttribute('data-drag', 'accept'))
    remove.dispatchEvent(new DragEvent('dragleave', { dataTransfer, relatedTarget: document.body, bubbles: true }))
    await waitFor(() => expect(areaIn(canvasElement)).not.toHaveAttribute('data-drag'))
  },
}

export const RejectsByDrag: Story = {
  args: { accept: '.csv' },
  play: async ({ canvas, canvasElement }) => {
    drag('dragover', canvasElement, [file('logo.png', 10, 'image/png')])
    await waitFor(() => expect(areaIn(canvasElement)).toHaveAttribute('data-drag', 'reject'))
    await expect(canvas.getByText("This file can't be uploaded here")).toBeInTheDocument()
  },
}

export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab()
    await expect(inputIn(canvasElement)).toHaveFocus()
    await expect(areaIn(canvasElement)).toHaveAttribute('data-focused', 'true')
  },
}

/** The change event follows the focus event, so the field waits 300 ms before it validates. */
export const FileDialogCancelled: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = inputIn(canvasElement)
    // Prevents the native file dialog.
    input.addEventListener('click', (event) => event.preventDefault(), { once: true })
    input.focus()
    await fireEvent.click(input)
    await waitFor(() => expect(areaIn(canvasElement)).toHaveAttribute('data-dialog-open', 'true'))
    await expect(canvas.getByText('Choosing a file…')).toBeInTheDocument()
    await expect(input).toBeValid()
    window.dispatchEvent(new Event('focus'))
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(areaIn(canvasElement)).toHaveAttribute('data-dialog-open', 'true')
    await waitFor(() => expect(areaIn(canvasElement)).not.toHaveAttribute('data-dialog-open'))
    await expect(input).toHaveAccessibleDescription(/Required$/)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const FileAfterFocus: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = inputIn(canvasElement)
    input.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await fireEvent.click(input)
    window.dispatchEvent(new Event('focus'))
    await userEvent.upload(input, sales)
    await new Promise((resolve) => setTimeout(resolve, 350))
    await expect(areaIn(canvasElement)).not.toHaveAttribute('data-dialog-open')
    await expect(canvas.getByText('sales.csv')).toBeInTheDocument()
    await expect(input).toBeValid()
  },
}

const refuses = (files: File[], message: string): Story['play'] =>
  async function refused({ args, canvasElement }) {
    drag('drop', canvasElement, files)
    const input = inputIn(canvasElement)
    await waitFor(() => expect(input).toBeInvalid())
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(message)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  }

export const WrongType: Story = {
  args: { accept: '.csv' },
  play: refuses([file('notes.txt', 10, 'text/plain')], 'File type must be .csv'),
}
export const TooLarge: Story = {
  play: refuses([file('sales.csv', limit + 1)], 'File is larger than 10485760 bytes'),
}
export const LargestAccepted: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    drag('drop', canvasElement, [file('sales.csv', limit)])
    await expect(await canvas.findByText('10 MB')).toBeInTheDocument()
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ size: limit }))
  },
}
export const LimitOverridden: Story = {
  args: { maxBytes: 100 },
  play: refuses([file('sales.csv', 101)], 'File is larger than 100 bytes'),
}
export const TooSmall: Story = {
  args: { minBytes: 5 },
  play: refuses([file('sales.csv', 4)], 'File is smaller than 5 bytes'),
}
export const TooMany: Story = {
  play: refuses([sales, file('more.csv')], 'Too many files'),
}

/** Ignores system files such as .DS_Store. */
export const IgnoresSystemFiles: Story = {
  play: async ({ canvas, canvasElement }) => {
    drag('drop', canvasElement, [file('.DS_Store', 6148, ''), file('Thumbs.db', 100, ''), sales])
    await expect(await canvas.findByText('sales.csv')).toBeInTheDocument()
    await expect(inputIn(canvasElement)).toBeValid()
  },
}

export const OnlySystemFiles: Story = {
  args: { value: sales },
  play: async ({ args, canvas, canvasElement }) => {
    drag('drop', canvasElement, [file('.DS_Store', 6148, '')])
    await expect(canvas.getByText('sales.csv')).toBeInTheDocument()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const RequiredOnBlur: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(inputIn(canvasElement)).toHaveAccessibleDescription(/Required$/)
  },
}

export const OptionalEmpty: Story = {
  args: { isRequired: false },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(inputIn(canvasElement)).toBeValid()
  },
}

export const Removed: Story = {
  args: { value: sales, isRequired: false },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sales.csv' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(inputIn(canvasElement)).toHaveFocus()
    await expect(canvas.queryByText('sales.csv')).toBeNull()
  },
}

/** A file dropped next to the field would navigate away from the page. */
export const DroppedOutside: Story = {
  play: async ({ args, canvasElement }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(sales)
    await waitFor(() => {
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      canvasElement.dispatchEvent(event)
      return expect(event.defaultPrevented).toBe(true)
    })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Uploading: Story = {
  args: { value: sales, upload: { sentBytes: 430, totalBytes: 1000, minutesRemaining: 12 } },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading sales.csv' })
    await expect(bar).toHaveAttribute('aria-valuetext', '43%, about 12 minutes left')
    await expect(inputIn(canvasElement)).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const UploadAlmostDone: Story = {
  args: { value: sales, upload: { sentBytes: 999, totalBytes: 1000, minutesRemaining: 0.1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '99%, a few minutes left')
  },
}

export const ServerError: Story = { args: { value: sales, errorMessage: 'The header row is missing.' } }
export const LongName: Story = {
  args: { value: file(`${'daily-sales-of-all-our-businesses-'.repeat(4)}.csv`) },
  globals: { viewport: { value: 'phone' } },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const Dark: Story = { args: { accept: ['.csv', '.xlsx'] }, globals: { appearance: 'dark' } }
export const UploadingDark: Story = { ...Uploading, globals: { appearance: 'dark' } }
