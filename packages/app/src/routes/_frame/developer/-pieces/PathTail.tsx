import { formatPathTail } from '@partner-dashboard/ui/format'
import { CellCode } from '@partner-dashboard/ui/table'
import type { ClipboardEvent } from 'react'

/** Last 48 characters of a path (specification, section 2). The tooltip and the clipboard get the whole path. */
export function PathTail({ path }: { path: string }) {
  const tail = typeof path === 'string' ? formatPathTail(path) : ''
  const copyWhole = (event: ClipboardEvent) => {
    // Copies a partial selection as it is.
    if (getSelection()?.toString().trim() !== tail) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', path)
  }
  return (
    <span title={path} onCopy={copyWhole}>
      <CellCode isEnd={tail !== '' && tail !== path}>{tail}</CellCode>
    </span>
  )
}
