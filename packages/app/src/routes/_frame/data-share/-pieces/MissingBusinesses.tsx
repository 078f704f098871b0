import { type Api, type BusinessLack, incompleteBusinessList } from '@partner-dashboard/client'
import { Note, Skeleton } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { AppLink } from '../../../../shell/links'

interface MissingBusinessesProps {
  api: Api
  lacks: BusinessLack[]
  /** Total number. */
  count: number
}

export function MissingBusinesses({ api, lacks, count }: MissingBusinessesProps) {
  const list = useQuery(incompleteBusinessList(api, { lacks }))
  if (list.isPending) return <Skeleton lines={2} />
  const shown = list.data?.results.slice(0, 4)
  if (!shown?.length) return null
  return (
    <Note>
      {shown.map(({ business_id, name }, index) => (
        <Fragment key={business_id}>
          {index > 0 && ', '}
          <AppLink to="/businesses/$businessId/capital/business-info" params={{ businessId: business_id }}>
            {name}
          </AppLink>
        </Fragment>
      ))}
      {count > shown.length && ` and ${count - shown.length} more`}
    </Note>
  )
}
