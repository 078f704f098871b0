import type { S3IngestionConfig } from '@partner-dashboard/client'
import { Button, SelectField, StatusPill, SwitchField, TextField, VisuallyHidden } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { datasetName, scheduleNames } from '../../../../views/dataShare'
import type { Fetching } from '../../../../views/dataShareBucket'
import { look, optionsOf } from '../../../../views/look'
import { uploadStatus } from '../../../../views/vocabulary'
import * as styles from './DataShare.css'

interface FetchingRowProps {
  /** As it is saved. */
  config: S3IngestionConfig
  /** As it was changed. */
  value: Fetching
  isDisabled: boolean
  /** Its run was asked for and is not answered yet. */
  isStarting: boolean
  onChange: (change: Partial<Fetching>) => void
  onRun: () => void
}

const schedules = optionsOf(scheduleNames)

/** One dataset: whether it is fetched, when, from where, and how the last run went. */
export function FetchingRow({ config, value, isDisabled, isStarting, onChange, onRun }: FetchingRowProps) {
  const name = datasetName(config.dataset_type)
  const { last_run_at, last_run_status, last_run_error, next_run_at } = config
  const runs = [
    last_run_at === null ? 'Never run' : `Last run ${formatDate(last_run_at, { withTime: true })}`,
    next_run_at !== null && `next ${formatDate(next_run_at, { withTime: true })}`,
  ].filter(Boolean)
  return (
    <li className={styles.item} aria-label={name}>
      <div className={styles.itemHead}>
        <SwitchField
          label={name}
          isSelected={value.enabled}
          isDisabled={isDisabled}
          onChange={(enabled) => onChange({ enabled })}
        />
        {config.enabled && (
          <span className={styles.atEnd}>
            <Button
              size="small"
              isDisabled={isDisabled || last_run_status === 'processing'}
              isPending={isStarting}
              onPress={onRun}
            >
              Run now
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </Button>
          </span>
        )}
      </div>
      {value.enabled && (
        <div className={styles.fields}>
          <SelectField
            label="Schedule"
            options={schedules}
            value={value.schedule}
            isDisabled={isDisabled}
            onChange={(schedule) => onChange({ schedule: schedule || 'manual' })}
          />
          <TextField
            label="Begins with"
            isRequired={false}
            value={value.path}
            maxLength={400}
            isDisabled={isDisabled}
            autoComplete="off"
            onChange={(path) => onChange({ path })}
          />
        </div>
      )}
      <p className={styles.note}>
        {last_run_status !== null && <StatusPill {...look(uploadStatus, last_run_status)} />} {runs.join(', ')}
      </p>
      {last_run_status === 'failed' && last_run_error !== null && <p className={styles.error}>{last_run_error}</p>}
    </li>
  )
}
