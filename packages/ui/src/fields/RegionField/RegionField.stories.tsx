import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { CountryField, type CountryFieldProps } from './CountryField'
import { ProvinceField } from './ProvinceField'
import { StateField, type StateFieldProps } from './StateField'

function Held({ Field, ...args }: StateFieldProps & { Field: typeof StateField }) {
  const [value, setValue] = useState(args.value)
  return (
    <Field
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next)
        args.onChange(next)
      }}
    />
  )
}

const meta = {
  component: StateField,
  subcomponents: { ProvinceField, CountryField },
  render: (args) => <Held {...args} Field={StateField} />,
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof StateField>
export default meta
type Story = StoryObj<typeof meta>

const shown = () => screen.getAllByRole('option').map((option) => option.textContent)
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

/** The fifty states, the District of Columbia and five territories. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }))
    await screen.findByRole('listbox')
    await expect(shown()).toHaveLength(56)
    await expect(shown()).toEqual(expect.arrayContaining(['District of Columbia', 'Puerto Rico', 'Guam']))
    await userEvent.keyboard('new y{Enter}')
    await closed()
    await expect(args.onChange).toHaveBeenLastCalledWith('NY')
  },
}

export const Province: Story = {
  render: (args) => <Held {...args} Field={ProvinceField} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Province' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Ontario' }))
    await closed()
    await expect(args.onChange).toHaveBeenLastCalledWith('ON')
  },
}

export const AnotherLabel: Story = { args: { label: 'State of incorporation', value: 'DE' } }

function HeldCountry(args: CountryFieldProps) {
  const [value, setValue] = useState(args.value)
  return <CountryField {...args} value={value} onChange={setValue} />
}

export const Country: Story = {
  render: () => <HeldCountry value="US" onChange={fn()} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    field.focus()
    await userEvent.keyboard('c')
    await expect(field).toHaveTextContent('Canada')
  },
}
