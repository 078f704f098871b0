import type { MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import { useState } from 'react'

const digits = (count: number) => Array.from({ length: count }, () => /\d/)
const options: MaskitoOptions = { mask: ['(', ...digits(3), ')', ' ', ...digits(3), '-', ...digits(4)] }

/** As its documentation has a controlled input. */
export function Maskito() {
  const [value, setValue] = useState('')
  const ref = useMaskito({ options })
  return <input ref={ref} aria-label="Phone" value={value} onInput={(event) => setValue(event.currentTarget.value)} />
}
