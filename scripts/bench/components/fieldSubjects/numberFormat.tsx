import { useState } from 'react'
import { PatternFormat } from 'react-number-format'
import { InField } from '../InField'

/** As in its documentation. */
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
