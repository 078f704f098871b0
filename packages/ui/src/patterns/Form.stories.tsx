import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../components/Button/Button'
import { PageHead } from '../components/Page/Page'
import { showToast } from '../components/Toast/toasts'
import { IncorporationTypeField } from '../fields/BusinessChoiceField/IncorporationTypeField'
import { Form } from '../fields/Form/Form'
import { MaskedField } from '../fields/MaskedField/MaskedField'
import { onPhone } from '../private/modes'
import { type FieldType, validateField } from '../validators'
import { InFrame } from './InFrame'
import * as styles from './Patterns.css'

const empty = { name: '', entityType: '', ein: '', phone: '', email: '', website: '' }
type Values = typeof empty

const typed = {
  name: { label: 'Legal name', type: 'text', isRequired: true },
  ein: { label: 'Employer ID number', type: 'ein', isRequired: true },
  phone: { label: 'Phone', type: 'phone', isRequired: true },
  email: { label: 'Email address', type: 'email', isRequired: true },
  website: { label: 'Website', type: 'url', isRequired: false },
} satisfies Partial<Record<keyof Values, { label: string; type: FieldType; isRequired: boolean }>>
type Typed = keyof typeof typed

/** Error of each field. */
function problemsOf(values: Values): Partial<Values> {
  const found = Object.entries(typed).map(([name, { type, isRequired }]) => [
    name,
    validateField(type, values[name as Typed], { isRequired }),
  ])
  return {
    ...Object.fromEntries(found.filter(([, message]) => message !== undefined)),
    ...(values.entityType === '' && { entityType: 'Required' }),
  }
}

export interface FormPageProps {
  initial?: Partial<Values>
  refusal?: string
  /** Called with the values when all are valid. */
  onSave: (values: Values) => void
}

/**
 * Form page: one column of at most 640 px, label above, help or error below. Fields validate on blur; submit validates
 * all and focuses the first invalid one. Primary button below the fields, cancel next to it.
 */
function FormPage({ initial, refusal, onSave }: FormPageProps) {
  const [values, setValues] = useState<Values>({ ...empty, ...initial })
  const [problems, setProblems] = useState<Partial<Values>>({})
  const set = (name: keyof Values) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setProblems(({ [name]: _, ...others }) => others)
  }
  const save = () => {
    const current = problemsOf(values)
    setProblems(current)
    if (Object.keys(current).length > 0) return
    onSave(values)
    showToast({ text: 'The business was added', tone: 'positive' })
  }
  const field = (name: Typed) => (
    <MaskedField {...typed[name]} value={values[name]} onChange={set(name)} errorMessage={problems[name]} />
  )
  return (
    <InFrame crumbs={['Businesses', 'Add a business']}>
      <PageHead title="Add a business" description="The business can get offers after you share its sales." />
      <div className={styles.form}>
        <Form
          onSubmit={save}
          refusal={refusal}
          actions={
            <>
              <Button type="submit" variant="primary">
                Add business
              </Button>
              <Button variant="quiet">Cancel</Button>
            </>
          }
        >
          {field('name')}
          <IncorporationTypeField
            value={values.entityType as never}
            onChange={set('entityType')}
            errorMessage={problems.entityType}
          />
          {field('ein')}
          {field('phone')}
          {field('email')}
          {field('website')}
        </Form>
      </div>
    </InFrame>
  )
}

const meta = {
  title: 'patterns/Form',
  component: FormPage,
  args: { onSave: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FormPage>
export default meta

type Story = StoryObj<typeof meta>

const filled = {
  name: 'Ortega Kitchens LLC',
  entityType: 'llc',
  ein: '123456789',
  phone: '5125550117',
  email: 'rosa@ortegakitchens.example',
}

export const Empty: Story = {}

/** Shows all errors and focuses the first invalid field. */
export const SentTooEarly: Story = {
  args: { initial: { name: 'Ortega Kitchens LLC' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add business' }))
    await waitFor(() => expect(canvas.getAllByText('Required')).toHaveLength(4))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Entity type/ })).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Sends the stored form, without the mask. */
export const Saved: Story = {
  args: { initial: filled },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Employer ID number' })).toHaveValue('12-3456789')
    await userEvent.click(canvas.getByRole('button', { name: 'Add business' }))
    await expect(args.onSave).toHaveBeenCalledWith({ ...filled, website: '' })
    await expect(await screen.findByText('The business was added')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('The business was added')).toBeNull())
  },
}

/** An error of the whole form is shown above the buttons; the values are kept. */
export const Refused: Story = {
  args: { initial: filled, refusal: 'A business with this employer ID number is already here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('already here')
  },
}

export const Narrow: Story = { args: { initial: filled }, ...onPhone }

export const Dark: Story = { args: { initial: filled }, globals: { appearance: 'dark' } }
