import { type Api, type Application, businessApplicationList } from '@partner-dashboard/client'
import { Card, DescriptionList, EmptyState, ErrorState, Skeleton, StatusPill, Steps } from '@partner-dashboard/ui'
import { formatCurrency, formatDate } from '@partner-dashboard/ui/format'
import { Pager } from '@partner-dashboard/ui/table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { applicationLook, stepName } from '../../../../views/applications'
import { productName } from '../../../../views/products'

interface ApplicationListProps {
  api: Api
  businessId: string
  cursor: string | undefined
  onCursorChange: (cursor: string) => void
  /** Whether the further status words are shown (flag `pd_application_statuses`). */
  hasAllStatuses: boolean
}

/** The applications of one business, the latest first. */
export function ApplicationList({ api, businessId, cursor, onCursorChange, hasAllStatuses }: ApplicationListProps) {
  const list = useQuery({ ...businessApplicationList(api, businessId, { cursor }), placeholderData: keepPreviousData })
  if (list.isError) return <ErrorState onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton lines={8} />
  const { results, previous, next, start } = list.data
  if (results.length === 0) {
    return (
      <EmptyState
        title="No applications yet"
        description="An application appears here when the business applies for an offer."
      />
    )
  }
  return (
    <>
      {results.map((application) => (
        <ApplicationCard key={application.id} application={application} hasAllStatuses={hasAllStatuses} />
      ))}
      {(previous !== null || next !== null) && (
        <Pager
          start={start}
          pageRows={results.length}
          onPrevious={previous === null ? undefined : () => onCursorChange(previous)}
          onNext={next === null ? undefined : () => onCursorChange(next)}
        />
      )}
    </>
  )
}

function ApplicationCard({ application, hasAllStatuses }: { application: Application; hasAllStatuses: boolean }) {
  const {
    product_type,
    requested_amount,
    currency,
    steps,
    created_at,
    submitted_at,
    decided_at,
    needs,
    decision_reasons,
  } = application
  return (
    <Card
      title={`${productName(product_type)}, ${formatCurrency(requested_amount, currency)}`}
      status={<StatusPill {...applicationLook(application, hasAllStatuses)} />}
    >
      <Steps label="Steps" steps={steps.map(({ key, status }) => ({ id: key, label: stepName(key), status }))} />
      <DescriptionList
        items={[
          { label: 'Begun', value: formatDate(created_at) },
          { label: 'Submitted', value: formatDate(submitted_at) },
          { label: 'Decided', value: formatDate(decided_at) },
          { label: 'Still needed', value: needs.join(', ') },
          { label: 'Reasons', value: decision_reasons.join(' ') },
          { label: 'Application ID', value: application.id },
        ].filter(({ value }) => value !== '')}
      />
    </Card>
  )
}
