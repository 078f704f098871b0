import { MaskedField } from '@partner-dashboard/ui'
import { useState } from 'react'

export function Ours() {
  const [value, setValue] = useState('')
  return <MaskedField type="phone" label="Phone" value={value} onChange={setValue} />
}
