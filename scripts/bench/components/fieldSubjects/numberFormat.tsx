import { useState } from 'react'
import { PatternFormat } from 'react-number-format'

/** As its documentation has a controlled input. */
export function NumberFormat() {
  const [value, setValue] = useState('')
  return (
    <PatternFormat
      aria-label="Phone"
      format="(###) ###-####"
      valueIsNumericString
      value={value}
      onValueChange={(values) => setValue(values.value)}
    />
  )
}
