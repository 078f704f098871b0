import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { CheckboxField } from '../CheckboxField/CheckboxField'
import { TextField } from '../TextField/TextField'
import { FieldGroup, FieldLine } from './FieldGroup'

const onChange = () => undefined

const meta = {
  component: FieldGroup,
  args: {
    legend: 'Headers',
    description: 'Added to every delivery.',
    action: <Button size="small">Add header</Button>,
    children: (
      <FieldLine layout="pair" remove={<Button variant="quiet">Remove</Button>}>
        <TextField label="Name" value="x-token" onChange={onChange} />
        <TextField label="Value" value="42" onChange={onChange} />
      </FieldLine>
    ),
  },
} satisfies Meta<typeof FieldGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Headers' })).toHaveAccessibleDescription('Added to every delivery.'),
}
export const OneField: Story = {
  args: {
    legend: 'Allowed origins',
    children: (
      <FieldLine layout="single" remove={<Button variant="quiet">Remove 1</Button>}>
        <TextField label="Address 1" value="https://app.example.com" onChange={onChange} />
      </FieldLine>
    ),
  },
}
export const ThreeFields: Story = {
  args: {
    legend: 'Line items',
    description: undefined,
    children: (
      <FieldLine layout="triple" remove={<Button variant="quiet">Remove</Button>}>
        <TextField label="What" value="Flour, 25 kg" onChange={onChange} />
        <TextField label="Quantity" value="4" onChange={onChange} />
        <TextField label="Unit price" value="18.50" onChange={onChange} />
      </FieldLine>
    ),
  },
}
export const ThreeFieldsNarrow: Story = { ...ThreeFields, globals: { viewport: { value: 'phone' } } }
/** Focus moves to an added line, and to the last one after a line is removed. The lines shown first don't take it. */
export const AddsLines: Story = {
  render: function Adding(args) {
    const [names, setNames] = useState(['x-token', 'x-team'])
    return (
      <FieldGroup
        {...args}
        action={
          <Button size="small" onPress={() => setNames([...names, ''])}>
            Add header
          </Button>
        }
      >
        {names.map((name, index) => (
          <FieldLine
            key={name}
            layout="single"
            remove={
              <Button variant="quiet" onPress={() => setNames(names.filter((_, at) => at !== index))}>
                Remove {index + 1}
              </Button>
            }
          >
            <TextField label={`Name ${index + 1}`} value={name} onChange={onChange} />
          </FieldLine>
        ))}
      </FieldGroup>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(document.body).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Add header' }))
    await expect(canvas.getByRole('textbox', { name: 'Name 3' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 3' }))
    await expect(canvas.getByRole('textbox', { name: 'Name 2' })).toHaveFocus()
  },
}
export const Checkboxes: Story = {
  args: {
    legend: 'Event types (1 chosen)',
    errorMessage: 'Choose at least one',
    description: undefined,
    action: undefined,
    children: ['offer.created', 'offer.expired', 'order.accepted'].map((type) => (
      <CheckboxField key={type} label={type} isSelected={false} onChange={onChange} />
    )),
  },
}
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...Checkboxes, globals: { appearance: 'dark' } }
