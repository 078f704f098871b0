import { type S3IngestionConfig, s3IngestionConfigList, s3IntegrationList } from '@partner-dashboard/client'
import { ErrorState, Section, Skeleton } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { uploads } from '../../../../lists/dataShare'
import type { ListPageProps } from '../../../../lists/useListPage'
import { BucketConnection } from './BucketConnection'
import { BucketFiles } from './BucketFiles'
import { FetchingSettings } from './FetchingSettings'

/** Polling interval (specification, section 9). */
export const pollMs = 4000

export function BucketPipeline({ api, search, onSearchChange }: ListPageProps<typeof uploads>) {
  const buckets = useQuery(s3IntegrationList(api))
  const configs = useQuery({
    ...s3IngestionConfigList(api),
    refetchInterval: ({ state }) => (isRunning(state.data?.data.results) ? pollMs : false),
  })
  // A finished run may change the connection's health.
  const running = isRunning(configs.data?.data.results)
  const wasRunning = useRef(false)
  const { refetch } = buckets
  useEffect(() => {
    if (wasRunning.current && !running) void refetch()
    wasRunning.current = running
  }, [running, refetch])
  if (buckets.isLoadingError || configs.isLoadingError) {
    const retry = () => {
      void buckets.refetch()
      void configs.refetch()
    }
    return <ErrorState onRetry={retry} />
  }
  if (!buckets.data || !configs.data) return <Skeleton lines={14} />
  const [bucket] = buckets.data
  return (
    <>
      <BucketConnection api={api} bucket={bucket} />
      {bucket && <FetchingSettings api={api} configs={configs.data} />}
      <Section title="Bucket files">
        <BucketFiles api={api} isRunning={running} search={search} onSearchChange={onSearchChange} />
      </Section>
    </>
  )
}

/** A run fetches the files, which are processed afterwards. */
const isRunning = (configs: readonly S3IngestionConfig[] = []) =>
  configs.some(
    ({ last_run_status, latest_upload }) => last_run_status === 'processing' || latest_upload?.status === 'processing',
  )
