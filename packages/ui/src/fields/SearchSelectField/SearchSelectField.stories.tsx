import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { userWithoutDelay } from '../../private/userWithoutDelay'
import type { SelectOption } from '../SelectField/selectOption'
import { SearchSelectField } from './SearchSelectField'

const Controlled = controlled(SearchSelectField)

const trades = ['Bakery', 'Barber shop', 'Book store', 'Coffee bar', 'Nail salon', 'Shoe repair', 'Shoe store']
const options: SelectOption[] = trades.map((trade) => ({ value: trade.toLowerCase(), label: trade }))

const meta = {
  component: SearchSelectField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Trade', value: '', onChange: fn(), options },
} satisfies Meta<typeof SearchSelectField>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = { getByRole: (role: 'combobox', options?: { name: string }) => HTMLElement }
const trigger = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Trade' })
const searchBox = async () => {
  const box = await screen.findByRole('combobox', { name: 'Search: Trade' })
  await waitFor(() => expect(box).toHaveFocus())
  return box
}
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent)
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(trigger(canvas))
    await userEvent.type(await searchBox(), 'sto sh')
    await waitFor(() => expect(shown()).toEqual(['Shoe store']))
    await userEvent.click(screen.getByRole('option', { name: 'Shoe store' }))
    await closed()
    await expect(args.onChange).toHaveBeenLastCalledWith('shoe store', { value: 'shoe store', label: 'Shoe store' })
    await expect(trigger(canvas)).toHaveTextContent('Shoe store')
    await waitFor(() => expect(trigger(canvas)).toHaveFocus())
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    trigger(canvas).focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.type(await searchBox(), 'b')
    await waitFor(() => expect(shown()).toEqual(['Bakery', 'Barber shop', 'Book store', 'Coffee bar']))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await closed()
    await expect(args.onChange).toHaveBeenLastCalledWith('barber shop', expect.anything())
  },
}

export const NothingFound: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(trigger(canvas))
    await userEvent.type(await searchBox(), 'zoo')
    await expect(await screen.findByText('No results')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}{Escape}')
    await closed()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const ShowsRequiredOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger(canvas))
    await searchBox()
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(trigger(canvas)).toHaveFocus())
    await userEvent.tab()
    await expect(trigger(canvas)).toHaveAccessibleDescription('Required')
  },
}

/** The first field of a dialog: leaving it unopened isn't an error. */
export const AutoFocusWithoutOpening: Story = {
  args: { autoFocus: true },
  play: async ({ canvas, userEvent }) => {
    await expect(trigger(canvas)).toHaveFocus()
    await userEvent.tab()
    await expect(trigger(canvas)).not.toHaveFocus()
    await expect(trigger(canvas)).not.toHaveAccessibleDescription('Required')
  },
}

export const OptionalCanBeCleared: Story = {
  args: { isRequired: false, value: 'bakery' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Trade (optional)' }))
    await searchBox()
    await userEvent.click(screen.getByRole('option', { name: 'None' }))
    await closed()
    await expect(args.onChange).toHaveBeenLastCalledWith('', undefined)
  },
}

let respond = () => {}
const slow = fn(
  () =>
    new Promise<SelectOption[]>((resolve) => {
      respond = () => resolve(options)
    }),
)

export const LoadsOnOpen: Story = {
  args: { options: slow, value: 'bakery', valueLabel: 'Bakery' },
  play: async ({ canvas, userEvent }) => {
    slow.mockClear()
    await expect(trigger(canvas)).toHaveTextContent('Bakery')
    await userEvent.hover(trigger(canvas))
    await expect(slow).not.toHaveBeenCalled()
    await userEvent.click(trigger(canvas))
    await expect(await screen.findByText('Loading')).toBeInTheDocument()
    respond()
    await userEvent.click(await screen.findByRole('option', { name: 'Book store' }))
    await closed()
    await expect(trigger(canvas)).toHaveTextContent('Book store')
  },
}

const broken = fn<() => Promise<SelectOption[]>>()

export const LoadFailed: Story = {
  args: { options: broken },
  play: async ({ canvas, userEvent }) => {
    broken.mockRejectedValue(new Error('offline'))
    await userEvent.click(trigger(canvas))
    await expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the list.")
    broken.mockResolvedValue(options)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(screen.getByRole('combobox', { name: 'Search: Trade' })).toHaveFocus()
    await waitFor(() => expect(shown()).toEqual(trades))
    await userEvent.keyboard('{Escape}')
    await closed()
  },
}

const towns = ['Amber', 'Birch', 'Cedar'].map((name) => ({ value: name.toLowerCase(), label: name }))
const far: SelectOption = { value: 'zinc', label: 'Zinc' }
const searched = fn(async (text: string) =>
  text === '' ? { options: towns, hasMore: true } : { options: text === 'ID 7' ? [far] : [], hasMore: false },
)

export const SearchWithoutResults: Story = {
  args: { options: searched },
  play: async ({ args, canvas, userEvent }) => {
    searched.mockClear()
    await userEvent.click(trigger(canvas))
    const box = await searchBox()
    await waitFor(() => expect(shown()).toEqual(['Amber', 'Birch', 'Cedar']))
    // One request for several keys, and outdated responses are ignored.
    await userWithoutDelay().type(box, 'ID 7')
    await userEvent.click(await screen.findByRole('option', { name: 'Zinc' }))
    await closed()
    await expect(searched.mock.calls).toEqual([[''], ['ID 7']])
    await expect(args.onChange).toHaveBeenLastCalledWith('zinc', far)
    await expect(trigger(canvas)).toHaveTextContent('Zinc')
  },
}

const many = Array.from({ length: 260 }, (_, n) => ({ value: `v${n}`, label: `Option ${n + 1}` }))

export const ManyOptions: Story = {
  args: { options: many, value: 'v150' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger(canvas))
    await searchBox()
    await expect(screen.getByText('60 more. Search to see them.')).toBeInTheDocument()
    const list = screen.getByRole('listbox')
    // Includes the search box.
    await expect(screen.getByRole('dialog').parentElement?.offsetHeight).toBeLessThanOrEqual(450)
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0))
    await userEvent.keyboard('{Escape}')
    await closed()
  },
}

export const Open: Story = {
  args: { value: 'book store' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger(canvas))
    await searchBox()
  },
}
export const OpenNarrow: Story = {
  ...Open,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger(canvas))
    const box = await searchBox()
    const list = screen.getByRole('dialog').parentElement as HTMLElement
    await expect(box.getBoundingClientRect().right).toBeLessThan(list.getBoundingClientRect().right)
  },
}
export const OpenDark: Story = { ...Open, globals: { appearance: 'dark' } }
export const Disabled: Story = { args: { value: 'bakery', isDisabled: true } }
