import {
  type Api,
  type DatasetType,
  putS3IngestionConfigs,
  runS3Ingestion,
  type S3IngestionConfig,
  s3IngestionConfigList,
  type Versioned,
} from '@partner-dashboard/client'
import { Button, RuledList, Section, showToast } from '@partner-dashboard/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SettingsForm } from '../../../../drafts/SettingsForm'
import { isHandled, useSettingsForm } from '../../../../drafts/useSettingsForm'
import { useWhyNot } from '../../../../session/useWhyNot'
import { datasetName } from '../../../../views/dataShare'
import { fetchingSchemas, fetchingText, toFetchingForm, toFetchingRequest } from '../../../../views/dataShareBucket'
import { FetchingRow } from './FetchingRow'

interface FetchingSettingsProps {
  api: Api
  configs: Versioned<{ results: S3IngestionConfig[] }>
}

export function FetchingSettings({ api, configs }: FetchingSettingsProps) {
  const { results } = configs.data
  const client = useQueryClient()
  const whyNot = useWhyNot(api, 'manage_data_share')
  const form = useSettingsForm({
    name: 'bucket datasets',
    saved: configs,
    toFields: (saved) => toFetchingForm(saved.results),
    fields: fetchingSchemas,
    // The request replaces all datasets; a missing one is disabled.
    toChanges: (_changed, whole) => toFetchingRequest(whole),
    check: () => ({}),
    mutation: useMutation({ ...putS3IngestionConfigs(api), meta: { isHandled } }),
    reload: () => client.fetchQuery({ ...s3IngestionConfigList(api), staleTime: 0 }),
    savedText: 'Datasets saved',
  })
  const run = useMutation({
    ...runS3Ingestion(api),
    onSuccess: () => showToast({ text: 'Checking for new files', tone: 'positive' }),
  })
  const labels = Object.fromEntries(results.map(({ dataset_type: type }) => [type, datasetName(type)]))
  return (
    <Section
      title="Datasets"
      description="Fetches CSV files that start with the dataset's prefix, within the bucket prefix."
      actions={
        <Button
          isDisabled={whyNot !== undefined || !results.some(({ enabled }) => enabled)}
          isPending={run.isPending && run.variables.dataset_type === undefined}
          onPress={() => run.mutate({})}
        >
          Run all
        </Button>
      }
    >
      <SettingsForm
        form={form}
        title="Dataset settings"
        labels={labels as Record<DatasetType, string>}
        shown={(type, value) => fetchingText(value[type])}
        whyNot={whyNot}
        saveLabel="Save datasets"
      >
        <RuledList>
          {results.map((config) => {
            const { dataset_type: type } = config
            const value = form.value[type] ?? config
            return (
              <FetchingRow
                key={type}
                config={config}
                value={value}
                isDisabled={whyNot !== undefined || form.isPending}
                isStarting={run.isPending && run.variables.dataset_type === type}
                onChange={({ enabled, schedule, path }) =>
                  form.change({
                    [type]: {
                      enabled: enabled ?? value.enabled,
                      schedule: schedule ?? value.schedule,
                      path: path ?? value.path,
                    },
                  })
                }
                onRun={() => run.mutate({ dataset_type: type })}
              />
            )
          })}
        </RuledList>
      </SettingsForm>
    </Section>
  )
}
