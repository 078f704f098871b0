import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { AuthLayout } from '../../components/AuthLayout/AuthLayout'
import { Button } from '../../components/Button/Button'
import { userWithoutDelay } from '../../private/userWithoutDelay'
import { CheckboxField } from '../CheckboxField/CheckboxField'
import { FieldGroup } from '../FieldGroup/FieldGroup'
import { TextField } from '../TextField/TextField'
import { Form } from './Form'
import { requiredProblem, useFormCheck } from './useFormCheck'

const meta = {
  component: Form,
  args: {
    title: 'Sign in',
    description: "We'll email you a sign-in code. No password needed.",
    onSubmit: fn(),
    children: <TextField label="Email address" type="email" value="maya.ortiz@example.com" onChange={fn()} />,
    actions: (
      <Button type="submit" variant="primary" isWide>
        Send code
      </Button>
    ),
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Focus stays in the field. */
export const SubmittedByEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

/** Submits once; after a change, it submits again immediately. */
export const SubmittedOnceOnDoubleClick: Story = {
  args: {
    children: <TextField label="Email address" type="email" value="" onChange={fn()} />,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userWithoutDelay().dblClick(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.type(canvas.getByRole('textbox'), 'm{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

/** Focuses the invalid field when the response arrives, unless the user moved on. */
export const FieldErrorFromServer: Story = {
  render: function Refused(args) {
    const [message, setMessage] = useState<string>()
    return (
      <Form {...args} onSubmit={() => setTimeout(() => setMessage('Somebody has this address.'), 30)}>
        <TextField label="Name" value="Maya Ortiz" onChange={fn()} />
        <TextField label="Email address" value="maya.ortiz@example.com" onChange={fn()} errorMessage={message} />
      </Form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus())
  },
}

export const ServerErrorWhileTyping: Story = {
  ...FieldErrorFromServer,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    canvas.getByRole('textbox', { name: 'Name' }).focus()
    await canvas.findByText('Somebody has this address.')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

/** A second submit counts once the first has failed. */
export const SubmittedAgainAfterError: Story = {
  render: function Refused(args) {
    const [refusal, setRefusal] = useState<string>()
    const refuse = () => {
      args.onSubmit()
      setRefusal('The server could not be reached. What you typed is still here; try again.')
    }
    return <Form {...args} refusal={refusal} onSubmit={refuse} />
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send code' })
    button.click()
    await canvas.findByRole('alert')
    button.click()
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

export const FormError: Story = {
  args: { refusal: 'The server could not be reached. What you typed is still here; try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you typed is still here')
  },
}

/** Primary button first, cancel next to it. */
export const WithCancel: Story = {
  args: {
    title: 'Support info',
    description: undefined,
    actions: (
      <>
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button variant="quiet">Cancel</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [save, cancel, field] = [
      canvas.getByRole('button', { name: 'Save' }),
      canvas.getByRole('button', { name: 'Cancel' }),
      canvas.getByRole('textbox'),
    ].map((element) => element.getBoundingClientRect())
    await expect(save?.left).toBe(field?.left)
    await expect(cancel?.top).toBe(save?.top)
    await expect(cancel?.left).toBeGreaterThan(save?.right ?? 0)
  },
}
export const WithCancelNarrow: Story = { ...WithCancel, globals: { viewport: { value: 'phone' } } }

export const OnItsPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AuthLayout>
      <Form {...args} />
    </AuthLayout>
  ),
}
export const OnItsPageNarrow: Story = { ...OnItsPage, globals: { viewport: { value: 'phone' } } }
export const OnItsPageDark: Story = { ...OnItsPage, globals: { appearance: 'dark' } }

/** Submitting an incomplete form focuses its first invalid field, here the first of a group; messages follow each change. */
export const Incomplete: Story = {
  render: function Incomplete(args) {
    const [types, setTypes] = useState<string[]>([])
    const [name, setName] = useState('')
    const check = useFormCheck({
      types: types.length === 0 ? 'Select at least one event type' : undefined,
      name: requiredProblem(name),
    })
    return (
      <Form {...args} onSubmit={() => check.passes() && args.onSubmit()}>
        <FieldGroup legend="Event types" errorMessage={check.problems.types}>
          {['offer.created', 'payment.failed'].map((type) => (
            <CheckboxField
              key={type}
              label={type}
              isSelected={types.includes(type)}
              onChange={() => setTypes([...types, type])}
            />
          ))}
        </FieldGroup>
        <TextField label="Name" value={name} onChange={setName} errorMessage={check.problems.name} />
      </Form>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send code' })
    await expect(canvas.queryByText('Required')).toBeNull()
    await userEvent.click(send)
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'offer.created' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'offer.created' }))
    await waitFor(() => expect(canvas.queryByText('Select at least one event type')).toBeNull())
    await userEvent.click(send)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('Reports{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** A long form with changes: the buttons stay in the window, and the focused field stays above them. */
export const PinnedActions: Story = {
  args: {
    title: undefined,
    description: undefined,
    label: 'Branding',
    hasPinnedActions: true,
    children: Array.from({ length: 30 }, (_, index) => `Field ${index + 1}`).map((label) => (
      <TextField key={label} label={label} value="" onChange={fn()} />
    )),
  },
  play: async ({ canvas }) => {
    const bottomOf = (element: HTMLElement) => element.getBoundingClientRect().bottom
    const send = canvas.getByRole('button', { name: 'Send code' })
    await expect(bottomOf(send)).toBeLessThanOrEqual(innerHeight)
    const field = canvas.getByRole('textbox', { name: 'Field 20' })
    field.focus()
    await expect(bottomOf(field)).toBeLessThan(send.getBoundingClientRect().top)
  },
}
export const PinnedActionsDark: Story = { ...PinnedActions, globals: { appearance: 'dark' } }
