import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { typeAhead } from '../../private/userWithoutDelay'
import { SelectField } from './SelectField'

const Controlled = controlled(SelectField)

const cities = ['Albany', 'Atlanta', 'Austin', 'New Haven', 'New Orleans', 'New York', 'Portland', 'Toledo']

const meta = {
  component: SelectField,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'City',
    value: '',
    onChange: fn(),
    options: cities.map((city) => ({ value: city.toLowerCase(), label: city })),
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = { getByRole: (role: 'combobox', options?: { name: string }) => HTMLElement }
const trigger = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'City' })
const option = (name: string) => screen.findByRole('option', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(trigger(canvas)).toHaveTextContent('Choose')
    await expect(trigger(canvas)).toBeRequired()
    await userEvent.click(trigger(canvas))
    await userEvent.click(await option('Austin'))
    await expect(args.onChange).toHaveBeenLastCalledWith('austin')
    await closed()
    await expect(trigger(canvas)).toHaveTextContent('Austin')
    await waitFor(() => expect(trigger(canvas)).toHaveFocus())
  },
}

export const ByKeyboard: Story = {
  args: { value: 'atlanta' },
  play: async ({ args, canvas, userEvent }) => {
    trigger(canvas).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Atlanta' })).toHaveFocus())
    await expect(screen.getByRole('option', { name: 'Atlanta' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('austin')
    await closed()
    await waitFor(() => expect(trigger(canvas)).toHaveFocus())
  },
}

export const EscapeKeepsValue: Story = {
  args: { value: 'atlanta' },
  play: async ({ args, canvas, userEvent }) => {
    trigger(canvas).focus()
    for (const _ of ['while its code comes', 'at once']) {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('option', { name: 'Atlanta' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}{Escape}')
      await closed()
      await waitFor(() => expect(trigger(canvas)).toHaveFocus())
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(trigger(canvas)).toHaveTextContent('Atlanta')
  },
}

export const TabReturnsFocus: Story = {
  args: { value: 'atlanta' },
  play: async ({ canvas, userEvent }) => {
    trigger(canvas).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Atlanta' })).toHaveFocus())
    await userEvent.tab()
    await closed()
    await waitFor(() => expect(trigger(canvas)).toHaveFocus())
  },
}

/** Keys within half a second form one search; a pause starts a new one. */
export const TypeAhead: Story = {
  play: async ({ args, canvas, userEvent }) => {
    trigger(canvas).focus()
    await userEvent.keyboard('{Enter}')
    await option('Albany')
    await waitFor(() => expect(screen.getByRole('listbox')).toContainElement(document.activeElement as HTMLElement))
    await typeAhead('new y', async () => expect(await option('New York')).toHaveFocus())
    await new Promise((resolve) => setTimeout(resolve, 550))
    await userEvent.keyboard('t')
    await expect(await option('Toledo')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('toledo')
    await closed()
  },
}

export const TypeAheadWhileClosed: Story = {
  play: async ({ args, canvas }) => {
    trigger(canvas).focus()
    await typeAhead('new o', async () => expect(args.onChange).toHaveBeenLastCalledWith('new orleans'))
    await expect(trigger(canvas)).toHaveTextContent('New Orleans')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

export const ShowsRequiredOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    trigger(canvas).focus()
    await userEvent.keyboard('{Enter}')
    await option('Albany')
    await expect(trigger(canvas)).toBeValid()
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(trigger(canvas)).toHaveFocus())
    await userEvent.tab()
    await expect(trigger(canvas)).toBeInvalid()
    await expect(trigger(canvas)).toHaveAccessibleDescription('Required')
    await userEvent.click(trigger(canvas))
    await userEvent.click(await option('Albany'))
    await closed()
    await expect(trigger(canvas)).toBeValid()
  },
}

export const ChoosingValidates: Story = {
  args: { validate: (value) => (value === 'toledo' ? 'Not served yet' : undefined) },
  play: async ({ canvas, userEvent }) => {
    trigger(canvas).focus()
    await userEvent.keyboard('t')
    await expect(trigger(canvas)).toHaveAccessibleDescription('Not served yet')
  },
}

export const OptionalCanBeCleared: Story = {
  args: { isRequired: false, value: 'austin' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'City (optional)' })
    await userEvent.click(field)
    await userEvent.click(await option('None'))
    await closed()
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(field).toHaveTextContent('Choose')
    await userEvent.tab()
    await expect(field).toBeValid()
  },
}

/** Browser autofill selects the option. */
export const BrowserAutofill: Story = {
  args: { name: 'city', autoComplete: 'address-level2' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const native = canvasElement.querySelector('select')
    if (!native) throw new Error('No select for the browser')
    await expect(native).toHaveAttribute('autocomplete', 'address-level2')
    await userEvent.selectOptions(native, 'portland')
    await expect(args.onChange).toHaveBeenLastCalledWith('portland')
    await expect(trigger(canvas)).toHaveTextContent('Portland')
  },
}

/** At most 450 px tall, then it scrolls. */
export const ManyOptions: Story = {
  args: { options: Array.from({ length: 60 }, (_, n) => ({ value: `v${n}`, label: `Option ${n + 1}` })), value: 'v40' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger(canvas))
    const list = await screen.findByRole('listbox')
    await expect(list.offsetHeight).toBeLessThanOrEqual(450)
    await expect(list.scrollHeight).toBeGreaterThan(list.offsetHeight)
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0))
    await userEvent.keyboard('{Escape}')
    await closed()
  },
}

/** A stored value without an option is shown as it is. */
export const UnknownValue: Story = {
  args: { value: 'springfield' },
  play: async ({ canvas }) => {
    await expect(trigger(canvas)).toHaveTextContent('springfield')
  },
}

export const LongLabels: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    value: 'a',
    options: [
      { value: 'a', label: 'Drycleaning and Laundry Services (except Coin-Operated), with a name that goes on' },
      { value: 'b', label: 'Other' },
    ],
  },
}
export const Open: Story = {
  args: { value: 'austin', isRequired: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Austin' })).toHaveFocus())
  },
}
export const OpenDark: Story = { ...Open, globals: { appearance: 'dark' } }
export const ServerError: Story = { args: { value: 'austin', errorMessage: 'Not served yet' } }
export const Disabled: Story = { args: { value: 'austin', isDisabled: true } }
export const Dark: Story = { ...ServerError, globals: { appearance: 'dark' } }
