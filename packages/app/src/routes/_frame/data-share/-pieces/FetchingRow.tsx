import type { S3IngestionConfig } from '@partner-dashboard/client'
import {
  Button,
  Columns,
  Inline,
  Note,
  RuledItem,
  SelectField,
  Stack,
  StatusPill,
  SwitchField,
  TextField,
  VisuallyHidden,
} from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { datasetName, scheduleNames, uploadLook } from '../../../../views/dataShare'
import type { Fetching } from '../../../../views/dataShareBucket'
import { look, optionsOf } from '../../../../views/look'
import { uploadStatus } from '../../../../views/vocabulary'
import { UploadLink } from './UploadLink'

interface FetchingRowProps {
  /** Saved configuration. */
  config: S3IngestionConfig
  /** Edited configuration. */
  value: Fetching
  isDisabled: boolean
  /** A run was requested and hasn't started yet. */
  isStarting: boolean
  onChange: (change: Partial<Fetching>) => void
  onRun: () => void
}

const schedules = optionsOf(scheduleNames)

/** Fetch settings of a dataset: enabled, schedule, prefix and last run. */
export function FetchingRow({ config, value, isDisabled, isStarting, onChange, onRun }: FetchingRowProps) {
  const name = datasetName(config.dataset_type)
  const { last_run_at, last_run_status, last_run_error, next_run_at, latest_upload } = config
  const runs = [
    last_run_at === null ? 'Never run' : `Last run ${formatDate(last_run_at, { withTime: true })}`,
    next_run_at !== null && `next ${formatDate(next_run_at, { withTime: true })}`,
  ].filter(Boolean)
  // A completed run only fetched its files; their rows can be rejected.
  const status =
    last_run_status === 'completed' && latest_upload
      ? uploadLook(latest_upload)
      : last_run_status && look(uploadStatus, last_run_status)
  return (
    <RuledItem aria-label={name}>
      <Stack gap={3}>
        <Inline gap={3}>
          <SwitchField
            label={name}
            isSelected={value.enabled}
            isDisabled={isDisabled}
            onChange={(enabled) => onChange({ enabled })}
          />
          {config.enabled && (
            <Button
              size="small"
              isDisabled={isDisabled || last_run_status === 'processing'}
              isPending={isStarting}
              onPress={onRun}
            >
              Run now
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </Button>
          )}
        </Inline>
        <Inline gap={2}>
          {status && <StatusPill {...status} />}
          <Note>{runs.join(', ')}</Note>
          {latest_upload && <UploadLink upload={latest_upload} />}
        </Inline>
        {value.enabled && (
          <Columns layout="fields">
            <SelectField
              label="Schedule"
              options={schedules}
              value={value.schedule}
              isDisabled={isDisabled}
              onChange={(schedule) => onChange({ schedule: schedule || 'manual' })}
            />
            <TextField
              label="File name prefix"
              isRequired={false}
              value={value.path}
              maxLength={400}
              isDisabled={isDisabled}
              autoComplete="off"
              onChange={(path) => onChange({ path })}
            />
          </Columns>
        )}
        {last_run_status === 'failed' && last_run_error !== null && <Note tone="negative">{last_run_error}</Note>}
        {last_run_status === 'completed' && latest_upload?.error && <Note tone="negative">{latest_upload.error}</Note>}
      </Stack>
    </RuledItem>
  )
}
