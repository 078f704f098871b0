import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { ColorField, type ColorFieldProps } from './ColorField'

function Controlled(props: ColorFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <ColorField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  component: ColorField,
  render: (props) => <Controlled {...props} />,
  args: { label: 'Primary color', description: 'Used for buttons and links', value: '#0D74CE', onChange: fn() },
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Primary color' })
    const picker = canvas.getByLabelText('Choose primary color')
    await expect(picker).toHaveValue('#0d74ce')
    fireEvent.change(picker, { target: { value: '#1f6f54' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('#1F6F54')
    await expect(field).toHaveValue('#1F6F54')
    await userEvent.clear(field)
    await userEvent.type(field, 'abc')
    await expect(picker).toHaveValue('#aabbcc')
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
