import {
  type Api,
  ApiError,
  type DatasetType,
  putS3IngestionConfigs,
  runS3Ingestion,
  type S3IngestionConfig,
  type Versioned,
} from '@partner-dashboard/client'
import { Button, CompareFields, Form, Section, showToast } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaveGuard } from '../../../../drafts/LeaveGuard'
import { useDraft } from '../../../../drafts/useDraft'
import { useWhyNot } from '../../../../session/useWhyNot'
import { datasetName } from '../../../../views/dataShare'
import {
  comparedFetching,
  type FetchingForm,
  toFetchingForm,
  toFetchingRequest,
} from '../../../../views/dataShareBucket'
import { refusals } from '../../../../views/refusals'
import * as styles from './DataShare.css'
import { FetchingRow } from './FetchingRow'

interface FetchingSettingsProps {
  api: Api
  configs: Versioned<{ results: S3IngestionConfig[] }>
}

const isOutdated = (error: unknown) => error instanceof ApiError && error.status === 412

/** Which datasets are fetched, from where below the prefix, and when. */
export function FetchingSettings({ api, configs: { data, etag } }: FetchingSettingsProps) {
  const saved = toFetchingForm(data.results)
  const draft = useDraft<FetchingForm>({ name: 'bucket datasets', initial: saved })
  const whyNot = useWhyNot(api, 'manage_data_share')
  /** The version that was refused as outdated. What another person put in its place can be shown once a newer one is there. */
  const [refused, setRefused] = useState<string | null>()
  const isOvertaken = refused !== undefined && refused !== etag
  const save = useMutation({
    ...putS3IngestionConfigs(api),
    meta: { isHandled: () => true },
    onSuccess: (answer) => {
      setRefused(undefined)
      draft.accept(toFetchingForm(answer.data.results))
      showToast({ text: 'Datasets saved', tone: 'positive' })
    },
    onError: (error, { etag }) => setRefused(isOutdated(error) ? etag : undefined),
  })
  const run = useMutation({
    ...runS3Ingestion(api),
    onSuccess: () => showToast({ text: 'Looking for new files', tone: 'positive' }),
  })
  const hasEnabled = data.results.some(({ enabled }) => enabled)
  return (
    <Section
      title="Datasets"
      description="CSV files whose names begin so, below the prefix of the bucket."
      actions={
        <Button
          isDisabled={whyNot !== undefined || !hasEnabled}
          isPending={run.isPending && run.variables.dataset_type === undefined}
          onPress={() => run.mutate({})}
        >
          Run all now
        </Button>
      }
    >
      <Form
        onSubmit={() => {
          if (draft.isDirty && !save.isPending) save.mutate({ changes: toFetchingRequest(draft.value), etag })
        }}
        refusal={isOutdated(save.error) ? undefined : refusals(save.error, [])['']}
        actions={
          <>
            <Button
              type="submit"
              variant="primary"
              isDisabled={!draft.isDirty || whyNot !== undefined}
              isPending={save.isPending}
            >
              {isOvertaken ? 'Save mine instead' : 'Save datasets'}
            </Button>
            {draft.isDirty && (
              <Button
                variant="quiet"
                onPress={() => {
                  setRefused(undefined)
                  save.reset()
                  draft.discard()
                }}
              >
                Discard changes
              </Button>
            )}
          </>
        }
      >
        {isOvertaken && (
          <div role="alert" className={styles.stack}>
            <p className={styles.caution}>
              Somebody else saved these settings while you changed them. Nothing of yours was saved yet.
            </p>
            <CompareFields label="Datasets" fields={comparedFetching(saved, draft.value)} isOnlyDifferences />
          </div>
        )}
        <ul className={styles.list}>
          {data.results.map((config) => (
            <FetchingRow
              key={config.dataset_type}
              config={config}
              value={draft.value[config.dataset_type] ?? config}
              isDisabled={whyNot !== undefined || save.isPending}
              isStarting={run.isPending && run.variables.dataset_type === config.dataset_type}
              onChange={(change) =>
                draft.change({
                  [config.dataset_type]: { ...(draft.value[config.dataset_type] ?? config), ...change },
                })
              }
              onRun={() => run.mutate({ dataset_type: config.dataset_type })}
            />
          ))}
        </ul>
      </Form>
      <LeaveGuard
        fields={draft.changed.map((type: DatasetType) => datasetName(type))}
        isDirty={draft.isDirty && !save.isPending}
      />
    </Section>
  )
}
