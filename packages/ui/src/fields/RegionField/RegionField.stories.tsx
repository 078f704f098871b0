import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { typeAhead } from '../../private/userWithoutDelay'
import { CountryField } from './CountryField'
import { ProvinceField } from './ProvinceField'
import { StateField } from './StateField'

const ControlledState = controlled(StateField)
const ControlledProvince = controlled(ProvinceField)
const ControlledCountry = controlled(CountryField)

const meta = {
  component: StateField,
  subcomponents: { ProvinceField, CountryField },
  render: (args) => <ControlledState {...args} />,
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof StateField>
export default meta
type Story = StoryObj<typeof meta>

const shown = () => screen.getAllByRole('option').map((option) => option.textContent)
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

/** Fifty states, the District of Columbia and five territories. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }))
    await screen.findByRole('listbox')
    await expect(shown()).toHaveLength(56)
    await expect(shown()).toEqual(expect.arrayContaining(['District of Columbia', 'Puerto Rico', 'Guam']))
    await typeAhead('new y', async () => expect(screen.getByRole('option', { name: 'New York' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await closed()
    await expect(args.onChange).toHaveBeenLastCalledWith('NY')
  },
}

export const Province: Story = {
  render: (args) => <ControlledProvince {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Province' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Ontario' }))
    await closed()
    await expect(args.onChange).toHaveBeenLastCalledWith('ON')
  },
}

export const AnotherLabel: Story = { args: { label: 'State of incorporation', value: 'DE' } }

export const Country: Story = {
  render: () => <ControlledCountry value="US" onChange={fn()} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    field.focus()
    await userEvent.keyboard('c')
    await expect(field).toHaveTextContent('Canada')
  },
}

export const Refused: Story = { args: { value: 'TX', errorMessage: 'Not served yet' } }
export const Disabled: Story = { args: { value: 'TX', isDisabled: true } }
export const Narrow: Story = { args: { value: 'DC' }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { value: 'TX' }, globals: { appearance: 'dark' } }
