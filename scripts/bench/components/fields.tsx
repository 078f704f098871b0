import { type ComponentType, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { InField } from './InField'

// Loaded separately, so a page only runs one subject's code.
const subjects: Record<string, () => Promise<ComponentType>> = {
  plain: async () => Plain,
  ours: async () => (await import('./fieldSubjects/ours')).Ours,
  maskito: async () => (await import('./fieldSubjects/maskito')).Maskito,
  imask: async () => (await import('./fieldSubjects/imask')).Imask,
  numberFormat: async () => (await import('./fieldSubjects/numberFormat')).NumberFormat,
}

function Plain() {
  const [value, setValue] = useState('')
  return (
    <InField>
      {(control) => <input {...control} value={value} onChange={(event) => setValue(event.target.value)} />}
    </InField>
  )
}

export async function benchField(root: HTMLElement, subject: string) {
  const Subject = (await subjects[subject]?.()) ?? Plain
  createRoot(root).render(<Subject />)
  await new Promise((resolve) => setTimeout(resolve, 100))
  return {}
}
