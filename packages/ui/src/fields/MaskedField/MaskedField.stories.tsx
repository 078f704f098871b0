import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { MaskedField, type MaskedFieldProps } from './MaskedField'

const Controlled = controlled(MaskedField)

const meta = {
  component: MaskedField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Employer ID number', type: 'ein', value: '', onChange: fn() },
} satisfies Meta<typeof MaskedField>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: { getByRole: (role: 'textbox') => HTMLElement }) =>
  canvas.getByRole('textbox') as HTMLInputElement

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '123456789')
    await expect(field(canvas)).toHaveValue('12-3456789')
    await expect(args.onChange).toHaveBeenLastCalledWith('123456789')
    await expect(field(canvas)).toHaveAttribute('inputmode', 'numeric')
  },
}

export const PastedWithPunctuation: Story = {
  args: { type: 'phone', label: 'Phone' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(field(canvas))
    await userEvent.paste(' +1 (212) 736-5000 ')
    await expect(field(canvas)).toHaveValue('(212) 736-5000')
    await expect(args.onChange).toHaveBeenLastCalledWith('2127365000')
  },
}

export const EditedInTheMiddle: Story = {
  args: { type: 'phone', label: 'Phone', value: '2127365000' },
  play: async ({ canvas, userEvent }) => {
    const input = field(canvas)
    await userEvent.click(input)
    // After the first digit of the second group: (212) 7|36-5000
    input.setSelectionRange(7, 7)
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('(212) 365-000')
    await userEvent.keyboard('9')
    await expect(input).toHaveValue('(212) 936-5000')
    await expect(input.selectionStart).toBe(7)
    // Backspace over punctuation deletes the digit before it.
    input.setSelectionRange(6, 6)
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('(219) 365-000')
  },
}

function InAForm(args: MaskedFieldProps) {
  const [value, setValue] = useState(args.value)
  const [sent, setSent] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(value)
  }
  return (
    <form onSubmit={submit}>
      <MaskedField {...args} value={value} onChange={setValue} />
      {sent !== undefined && <p role="status">Sent {sent}</p>}
    </form>
  )
}

/** Edits in the middle: text before and after, with | for the caret. */
const edits: [before: string, keys: string, after: string][] = [
  ['(212) 7|36-500', '9', '(212) 79|3-6500'],
  ['(212) 7|36-5000', '{Backspace}', '(212) |365-000'],
  ['(212) 7|36-5000', '{Delete}', '(212) 7|65-000'],
  ['(212) |736-5000', '{Backspace}', '(21|7) 365-000'],
  ['(212|) 736-5000', '{Delete}', '(212|) 365-000'],
  ['(212) 7|36-5000', '9', '(212) 79|3-6500'],
  ['(212) 736-5000|', '9', '(212) 736-5000|'],
  ['(212) 7|36-5000', 'x', '(212) 7|36-5000'],
]

export const KeepsCaretWhenEditing: Story = {
  args: { type: 'phone', label: 'Phone' },
  play: async ({ canvas, userEvent }) => {
    const input = field(canvas)
    for (const [before, keys, after] of edits) {
      await userEvent.clear(input)
      await userEvent.paste(before.replace('|', ''))
      input.setSelectionRange(before.indexOf('|'), before.indexOf('|'))
      await userEvent.keyboard(keys)
      const at = input.selectionStart ?? 0
      await expect(`${input.value.slice(0, at)}|${input.value.slice(at)}`).toBe(after)
    }
  },
}

export const PastedWithCountryCode: Story = {
  args: { type: 'phone', label: 'Phone', value: '4155550123' },
  play: async ({ args, canvas, userEvent }) => {
    const input = field(canvas)
    await userEvent.tripleClick(input)
    await userEvent.paste('1-212-736-5000')
    await expect(input).toHaveValue('(212) 736-5000')
    await expect(input.selectionStart).toBe(14)
    await expect(args.onChange).toHaveBeenLastCalledWith('2127365000')
  },
}

/** Programmatic changes clear the browser's undo history, so the field has its own. */
export const UndoAndRedo: Story = {
  args: { type: 'phone', label: 'Phone' },
  play: async ({ args, canvas, userEvent }) => {
    const input = field(canvas)
    await userEvent.type(input, '2127365000')
    input.setSelectionRange(6, 9)
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('(212) 500-0')
    await userEvent.paste('415')
    await expect(input).toHaveValue('(212) 415-5000')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(input).toHaveValue('(212) 500-0')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(input).toHaveValue('(212) 736-5000')
    await expect(args.onChange).toHaveBeenLastCalledWith('2127365000')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(input).toHaveValue('')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}y{/Control}')
    await expect(input).toHaveValue('(212) 500-0')
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(input).toHaveValue('(212) 415-5000')
  },
}

export const FormatsAmountOnBlur: Story = {
  args: { type: 'currency', label: 'Budget' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '01234.5')
    await expect(field(canvas)).toHaveValue('$01,234.5')
    await userEvent.tab()
    await expect(field(canvas)).toHaveValue('$1,234.50')
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.50')
  },
}

export const ShowsErrorOnBlur: Story = {
  args: { type: 'date', label: 'Established', now: new Date('2026-11-21T12:00:00Z') },
  play: async ({ canvas, userEvent }) => {
    const input = field(canvas)
    await userEvent.type(input, '02302025')
    await expect(input).not.toBeInvalid()
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Please enter a valid day for 2/2025.')
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Required')
    await userEvent.type(input, '02282025')
    await userEvent.tab()
    await expect(input).toBeValid()
  },
}

/** The first field of a dialog: leaving it for Cancel isn't an error, an edit that leaves it empty is. */
export const AutoFocusWithoutEdit: Story = {
  args: { type: 'email', label: 'Email', autoFocus: true },
  play: async ({ canvas, userEvent }) => {
    const input = field(canvas)
    await expect(input).toHaveFocus()
    await userEvent.tab()
    await expect(input).not.toHaveFocus()
    await expect(input).toBeValid()
    await userEvent.type(input, 'a{Backspace}')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Required')
  },
}

const ownRule = fn((stored: string) => (Number(stored) > 0 ? undefined : 'Must be greater than 0'))

/** Custom rules receive the stored value: the field shows `$24,000`, the rule gets `24000`. */
export const CustomRuleForAmount: Story = {
  args: { type: 'currency', label: 'Amount', validate: ownRule },
  play: async ({ canvas, userEvent }) => {
    const input = field(canvas)
    await userEvent.type(input, '24000')
    await userEvent.tab()
    await expect(input).toHaveValue('$24,000')
    await expect(input).toBeValid()
    await expect(ownRule).toHaveBeenLastCalledWith('24000')
    await userEvent.clear(input)
    await userEvent.type(input, '0')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Must be greater than 0')
    await userEvent.type(input, '5')
    await expect(input).toBeValid()
  },
}

/** Custom rules receive percentages as fractions. */
export const CustomRuleForPercentage: Story = {
  args: { ...CustomRuleForAmount.args, type: 'percent', label: 'Fee' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '12.5')
    await userEvent.tab()
    await expect(field(canvas)).toBeValid()
    await expect(ownRule).toHaveBeenLastCalledWith('0.125')
  },
}

export const OptionalEmpty: Story = {
  args: { type: 'url', label: 'Website', isRequired: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas))
    await userEvent.tab()
    await expect(field(canvas)).toBeValid()
  },
}

export const ServerError: Story = {
  args: { value: '123456789', errorMessage: 'This number belongs to another business.' },
}

export const Percent: Story = {
  args: { type: 'percent', label: 'Discount' },
  play: async ({ canvas, userEvent }) => {
    const input = field(canvas)
    await userEvent.type(input, '12.5')
    await expect(input).toHaveValue('12.5%')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(input).toHaveValue('12%')
  },
}

export const Email: Story = {
  args: { type: 'email', label: 'Email address' },
  play: async ({ canvas, userEvent }) => {
    const input = field(canvas)
    await userEvent.type(input, 'maya@example')
    await expect(input).toHaveAttribute('autocapitalize', 'off')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Invalid')
    await userEvent.type(input, '.com')
    await userEvent.tab()
    await expect(input).toBeValid()
  },
}

/** Digit groups keep their order in right-to-left text; the field aligns to the start. */
export const RightToLeft: Story = {
  args: { type: 'phone', label: 'Phone', value: '2127365000' },
  render: (args) => (
    <div dir="rtl">
      <Controlled {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' })
    await expect(getComputedStyle(input).direction).toBe('ltr')
    await expect(getComputedStyle(input).textAlign).toBe('right')
  },
}

export const LongLabelNarrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Employer identification number of the company that owns the premises and signs the lease',
    description:
      'Nine digits, as on the letter of the tax office. Where there is none yet, leave it and send it later.',
  },
}

/** The controlled value wins: rejected input is reverted. */
export const RejectedByParent: Story = {
  args: { value: '12' },
  render: (args) => <MaskedField {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), '3')
    await expect(args.onChange).toHaveBeenLastCalledWith('123')
    await expect(field(canvas)).toHaveValue('12')
  },
}

/** Password managers fill in fields with only a `change` event. */
export const FilledByPasswordManager: Story = {
  play: async ({ args, canvas }) => {
    field(canvas).value = '123456789'
    field(canvas).dispatchEvent(new Event('change', { bubbles: true }))
    await expect(args.onChange).toHaveBeenLastCalledWith('123456789')
    await waitFor(() => expect(field(canvas)).toHaveValue('12-3456789'))
  },
}

/** A program may fill in and submit immediately; the submitted value is the filled one. */
export const SubmittedByPasswordManager: Story = {
  render: (args) => <InAForm {...args} />,
  play: async ({ canvas }) => {
    field(canvas).value = '123456789'
    field(canvas).dispatchEvent(new Event('input', { bubbles: true }))
    field(canvas).form?.requestSubmit()
    await expect(await canvas.findByRole('status')).toHaveTextContent('Sent 123456789')
  },
}

/** Percentages are stored as fractions. */
export const StoredPercent: Story = {
  args: { type: 'percent', label: 'Discount', value: '0.125' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(field(canvas)).toHaveValue('12.5%')
    await userEvent.clear(field(canvas))
    await userEvent.type(field(canvas), '20')
    await expect(args.onChange).toHaveBeenLastCalledWith('0.2')
  },
}

export const Color: Story = {
  args: { type: 'hexcode', label: 'Primary color' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'a1b')
    await expect(field(canvas)).toHaveValue('#A1B')
    await userEvent.type(field(canvas), '2')
    await userEvent.tab()
    await expect(field(canvas)).toHaveAccessibleDescription('Color must be a valid hex code')
  },
}

export const Disabled: Story = { args: { value: '123456789', isDisabled: true } }
export const Dark: Story = { ...ShowsErrorOnBlur, globals: { appearance: 'dark' } }
