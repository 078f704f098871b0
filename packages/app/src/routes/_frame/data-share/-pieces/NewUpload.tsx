import { type Api, type DatasetType, type DatasetUpload, datasetSchemaList } from '@partner-dashboard/client'
import { Button, ErrorState, Inline, Note, RadioGroupField, Section, Skeleton, Stack } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { useWhyNot } from '../../../../session/useWhyNot'
import { FileUpload } from './FileUpload'
import { saveTemplate } from './template'
import { useUploadingDataset } from './useUpload'

interface NewUploadProps {
  api: Api
  dataset: DatasetType | undefined
  onDatasetChange: (dataset: DatasetType) => void
  onUploaded: (upload: DatasetUpload) => void
}

export function NewUpload({ api, dataset, onDatasetChange, onUploaded }: NewUploadProps) {
  const schemas = useQuery(datasetSchemaList(api))
  const whyNot = useWhyNot(api, 'upload_files')
  // Another dataset would replace the running upload and its Cancel.
  const uploading = useUploadingDataset()
  const schema = schemas.data?.find(({ dataset_type }) => dataset_type === (uploading ?? dataset))
  return (
    <Section
      title="Upload a file"
      description="CSV, up to 10 MB. Valid rows are accepted. You can fix rejected rows here."
    >
      {schemas.isLoadingError && <ErrorState onRetry={() => void schemas.refetch()} />}
      {schemas.isPending && <Skeleton lines={4} />}
      {schemas.data && (
        <>
          <Stack isForm>
            <RadioGroupField
              label="Dataset"
              value={schema?.dataset_type ?? ''}
              options={schemas.data.map(({ dataset_type, title, description }) => ({
                value: dataset_type,
                label: title,
                description,
              }))}
              isDisabled={whyNot !== undefined || uploading !== undefined}
              onChange={onDatasetChange}
            />
            {whyNot !== undefined && <Note>{whyNot}</Note>}
            {uploading !== undefined && <Note>You can change the dataset after the upload.</Note>}
          </Stack>
          {schema && whyNot === undefined && (
            <>
              <Inline>
                <Button size="small" onPress={() => saveTemplate(schema)}>
                  Download template
                </Button>
              </Inline>
              <FileUpload key={schema.dataset_type} api={api} schema={schema} onUploaded={onUploaded} />
            </>
          )}
        </>
      )}
    </Section>
  )
}
