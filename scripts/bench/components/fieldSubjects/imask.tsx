import { useState } from 'react'
import { IMaskInput } from 'react-imask'

/** As its documentation has a controlled input. */
export function Imask() {
  const [value, setValue] = useState('')
  return (
    <IMaskInput
      aria-label="Phone"
      mask="(000) 000-0000"
      unmask
      value={value}
      onAccept={(raw: string) => setValue(raw)}
    />
  )
}
