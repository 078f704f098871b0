import { type Api, csvExportList } from '@partner-dashboard/client'
import { DescriptionList, Section } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useQuery } from '@tanstack/react-query'
import { exportKindName, exportProgress } from '../views/exports'
import { SaveButton } from './SaveButton'

const shown = 5

/** The files of the last seven days, so that one that was left to itself is found again. */
export function EarlierFiles({ api, except }: { api: Api; except: string | undefined }) {
  const files = useQuery(csvExportList(api))
  const others = files.data?.filter(({ id }) => id !== except).slice(0, shown) ?? []
  if (others.length === 0) return null
  return (
    <Section title="Earlier files" description="Kept for seven days.">
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
    </Section>
  )
}
