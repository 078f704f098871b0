import { ErrorState, SidePanel, Skeleton } from '@partner-dashboard/ui'
import type { ReactNode } from 'react'

interface RowPanelProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** The queries that the content needs, in their order; a disabled one counts as done. */
  queries: readonly { isError: boolean; isLoading: boolean; refetch: () => unknown }[]
  /** Undefined when nothing was found. */
  children: ReactNode
}

/** A row of a list beside it: its content, a placeholder, a failure with a retry, or that it doesn't exist. */
export function RowPanel({ isOpen, onClose, title, queries, children }: RowPanelProps) {
  const failed = queries.find(({ isError }) => isError)
  return (
    <SidePanel isOpen={isOpen} onOpenChange={onClose} title={title} width={600}>
      {failed ? (
        <ErrorState onRetry={() => void failed.refetch()} />
      ) : queries.some(({ isLoading }) => isLoading) ? (
        <Skeleton lines={8} />
      ) : (
        (children ?? <p>Nothing was found for the given ID</p>)
      )}
    </SidePanel>
  )
}
