import { formatPathTail } from '@partner-dashboard/ui/format'
import type { ClipboardEvent } from 'react'

/** The last 48 characters of a path (specification, section 2): the whole of it is shown on hover, and copied. */
export function PathTail({ path }: { path: string }) {
  const tail = typeof path === 'string' ? formatPathTail(path) : ''
  const copyWhole = (event: ClipboardEvent) => {
    // A part of it that was chosen letter by letter stays that part.
    if (getSelection()?.toString().trim() !== tail) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', path)
  }
  return (
    <span title={path} onCopy={copyWhole}>
      {tail}
    </span>
  )
}
