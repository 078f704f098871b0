import type { MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import { useState } from 'react'
import { InField } from '../InField'

const digits = (count: number) => Array.from({ length: count }, () => /\d/)
const options: MaskitoOptions = { mask: ['(', ...digits(3), ')', ' ', ...digits(3), '-', ...digits(4)] }

/** As in its documentation. */
export function Maskito() {
  const [value, setValue] = useState('')
  const ref = useMaskito({ options })
  return (
    <InField>
      {(control) => (
        <input {...control} ref={ref} value={value} onInput={(event) => setValue(event.currentTarget.value)} />
      )}
    </InField>
  )
}
