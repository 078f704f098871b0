import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { typeAhead } from '../../private/userWithoutDelay'
import { AddressFields, emptyAddress } from './AddressFields'

const Controlled = controlled(AddressFields)

const austin = {
  address_line1: '600 Congress Ave',
  address_line2: 'Suite 200',
  address_type: 'business',
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
  country: 'US',
} as const

const meta = {
  component: AddressFields,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Business address', value: emptyAddress(), onChange: fn() },
} satisfies Meta<typeof AddressFields>
export default meta
type Story = StoryObj<typeof meta>

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Business address' })).toBeInTheDocument()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address line 1' }), '600 Congress Ave')
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Austin')
    canvas.getByRole('combobox', { name: 'State' }).focus()
    await typeAhead('tex', async () =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'TX' })),
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'ZIP code' }), '78701')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...austin,
      address_type: undefined,
      address_line2: null,
    })
  },
}

export const StoredValue: Story = { args: { value: austin } }

export const Canada: Story = {
  args: { value: austin },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Canada' }))
    await closed()
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...austin, country: 'CA', state: '' })
    await expect(canvas.getByRole('combobox', { name: 'Province' })).toHaveTextContent('Choose')
    await expect(canvas.getByRole('textbox', { name: 'Postal code' })).toHaveValue('78701')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Province' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Ontario' }))
    await closed()
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...austin, country: 'CA', state: 'ON' })
  },
}

/** Each part has an autocomplete token. */
export const BrowserAutofill: Story = {
  args: { autoCompleteSection: 'section-owner' },
  play: async ({ canvasElement }) => {
    const parts = Array.from(canvasElement.querySelectorAll('[autocomplete]'), (each) =>
      each.getAttribute('autocomplete')?.replace('section-owner ', ''),
    )
    await expect(parts).toEqual([
      'country',
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'postal-code',
    ])
  },
}

export const ShowsMissingValues: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: 'Address line 1' })
    await userEvent.click(first)
    await userEvent.tab()
    await expect(first).toHaveAccessibleDescription('Required')
    const second = canvas.getByRole('textbox', { name: 'Address line 2 (optional)' })
    await userEvent.tab()
    await expect(second).toBeValid()
  },
}

export const AddressLine2MayBeEmptied: Story = {
  args: { value: austin },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Address line 2 (optional)' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...austin, address_line2: null })
  },
}

export const ServerError: Story = {
  args: { value: austin, errorMessages: { postal_code: 'This code is not in Texas.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'ZIP code' })).toHaveAccessibleDescription(
      'This code is not in Texas.',
    )
  },
}

export const FixedCountry: Story = {
  args: { value: emptyAddress('CA'), isCountryFixed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Country' })).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'Province' })).toBeInTheDocument()
  },
}

export const Disabled: Story = { args: { value: austin, isDisabled: true } }
export const Narrow: Story = { ...StoredValue, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...StoredValue, globals: { appearance: 'dark' } }
