import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { AccountTypeField } from './AccountTypeField'
import { IncorporationTypeField } from './IncorporationTypeField'
import { TransferMethodField } from './TransferMethodField'

const ControlledIncorporationType = controlled(IncorporationTypeField)
const ControlledAccountType = controlled(AccountTypeField)
const ControlledTransferMethod = controlled(TransferMethodField)

const onChange = fn()

const meta = {
  component: IncorporationTypeField,
  subcomponents: { AccountTypeField, TransferMethodField },
  render: (args) => <ControlledIncorporationType {...args} />,
  args: { value: '', onChange },
} satisfies Meta<typeof IncorporationTypeField>
export default meta
type Story = StoryObj<typeof meta>

const shown = async () => {
  await screen.findByRole('listbox')
  return screen.getAllByRole('option').map((option) => option.textContent)
}
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

/** Stored in snake_case, shown capitalized with spaces. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Entity type' }))
    await expect(await shown()).toEqual([
      'LLC',
      'Corporation',
      'Sole proprietorship',
      'Partnership',
      'Cooperative',
      'Business trust',
      'Joint venture',
      'Other',
    ])
    await userEvent.click(screen.getByRole('option', { name: 'Sole proprietorship' }))
    await closed()
    await expect(onChange).toHaveBeenLastCalledWith('sole_proprietorship')
  },
}

export const AccountType: Story = {
  render: () => <ControlledAccountType value="" onChange={onChange} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Account type' }))
    await expect(await shown()).toEqual(['Checking account', 'Savings account'])
    await userEvent.click(screen.getByRole('option', { name: 'Savings account' }))
    await closed()
    await expect(onChange).toHaveBeenLastCalledWith('savings')
  },
}

export const TransferMethod: Story = {
  render: () => <ControlledTransferMethod value="" onChange={onChange} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Transfer method' }))
    await expect(await shown()).toEqual(['Bank transfer', 'Wire'])
    await userEvent.click(screen.getByRole('option', { name: 'Bank transfer' }))
    await closed()
    await expect(onChange).toHaveBeenLastCalledWith('electrical')
  },
}

export const Refused: Story = { args: { value: 'llc', errorMessage: 'The registration says corporation.' } }
export const Disabled: Story = { args: { value: 'llc', isDisabled: true } }
export const Dark: Story = { args: { value: 'llc' }, globals: { appearance: 'dark' } }
