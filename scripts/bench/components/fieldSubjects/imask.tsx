import { useState } from 'react'
import { IMaskInput } from 'react-imask'
import { InField } from '../InField'

/** As in its documentation. */
export function Imask() {
  const [value, setValue] = useState('')
  return (
    <InField>
      {(control) => (
        <IMaskInput {...control} mask="(000) 000-0000" unmask value={value} onAccept={(raw: string) => setValue(raw)} />
      )}
    </InField>
  )
}
