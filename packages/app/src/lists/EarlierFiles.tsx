import { type Api, csvExportList } from '@partner-dashboard/client'
import { Button, DescriptionList, Section } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exportKindName, exportProgress } from '../views/exports'
import { SaveButton } from './SaveButton'

const shownFirst = 5

/** Exports of the last seven days. */
export function EarlierFiles({ api, except }: { api: Api; except: string | undefined }) {
  const files = useInfiniteQuery(csvExportList(api))
  const [isWhole, setWhole] = useState(false)
  const all = files.data?.pages.flatMap(({ results }) => results).filter(({ id }) => id !== except) ?? []
  const others = isWhole ? all : all.slice(0, shownFirst)
  if (others.length === 0) return null
  return (
    <Section title="Earlier files" description="Available for 7 days">
      <DescriptionList
        items={others.map((file) => ({
          label: `${exportKindName(file.kind)}, ${formatDate(file.created_at, { withTime: true })}`,
          value:
            file.status === 'completed' ? (
              <SaveButton api={api} file={file} size="small" />
            ) : (
              (exportProgress(file).valueLabel ?? 'In progress')
            ),
        }))}
      />
      {(others.length < all.length || files.hasNextPage) && (
        <div>
          <Button
            size="small"
            isPending={files.isFetchingNextPage}
            onPress={() => {
              if (others.length < all.length) setWhole(true)
              else void files.fetchNextPage()
            }}
          >
            Show more
          </Button>
        </div>
      )}
    </Section>
  )
}
