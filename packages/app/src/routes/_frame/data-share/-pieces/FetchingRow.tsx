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
import { datasetName, scheduleNames } from '../../../../views/dataShare'
import type { Fetching } from '../../../../views/dataShareBucket'
import { look, optionsOf } from '../../../../views/look'
import { uploadStatus } from '../../../../views/vocabulary'

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
  const { last_run_at, last_run_status, last_run_error, next_run_at } = config
  const runs = [
    last_run_at === null ? 'Never run' : `Last run ${formatDate(last_run_at, { withTime: true })}`,
    next_run_at !== null && `next ${formatDate(next_run_at, { withTime: true })}`,
  ].filter(Boolean)
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
          <Note>
            {last_run_status !== null && <StatusPill {...look(uploadStatus, last_run_status)} />} {runs.join(', ')}
          </Note>
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
      </Stack>
    </RuledItem>
  )
}
