import { useState } from 'react'
import { PatternFormat } from 'react-number-format'
import { InField } from '../InField'

/** As its documentation has a controlled input. */
export function NumberFormat() {
  const [value, setValue] = useState('')
  return (
    <InField>
      {(control) => (
        <PatternFormat
          {...control}
          format="(###) ###-####"
          valueIsNumericString
          value={value}
          onValueChange={(values) => setValue(values.value)}
        />
      )}
    </InField>
  )
}
