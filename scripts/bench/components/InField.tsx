import type { ReactNode } from 'react'
// Label and message line that every subject shares.
import { Field, type FieldControl } from '../../../packages/ui/src/fields/Field/Field'

export const InField = ({ children }: { children: (control: FieldControl) => ReactNode }) => (
  <Field label="Phone" isRequired>
    {children}
  </Field>
)
