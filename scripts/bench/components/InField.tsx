import type { ReactNode } from 'react'
// What every field of a form has, whoever masks it: a label, and a line for its message.
import { Field, type FieldControl } from '../../../packages/ui/src/fields/Field/Field'

export const InField = ({ children }: { children: (control: FieldControl) => ReactNode }) => (
  <Field label="Phone" isRequired>
    {children}
  </Field>
)
