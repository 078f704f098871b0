import { ApiError } from '@partner-dashboard/client'
import { ErrorState, SidePanel, Skeleton } from '@partner-dashboard/ui'
import type { ReactNode } from 'react'

interface RowPanelProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Queries of the content in order; a disabled one counts as done. */
  queries: readonly { isError: boolean; error: unknown; isLoading: boolean; refetch: () => unknown }[]
  /** Undefined until loaded. It stays when a refresh fails. */
  children: ReactNode
}

/** Side panel for a row: content, skeleton, error with retry, or not found. */
export function RowPanel({ isOpen, onClose, title, queries, children }: RowPanelProps) {
  const failed = queries.find(({ isError, error }) => isError && !isUnknown(error))
  return (
    <SidePanel isOpen={isOpen} onOpenChange={onClose} title={title}>
      {children ??
        (failed ? (
          <ErrorState onRetry={() => void failed.refetch()} />
        ) : queries.some(({ isLoading }) => isLoading) ? (
          <Skeleton lines={8} />
        ) : (
          <p>Nothing was found for the given ID</p>
        ))}
    </SidePanel>
  )
}

/** No object has the ID, or it can't be one. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')
