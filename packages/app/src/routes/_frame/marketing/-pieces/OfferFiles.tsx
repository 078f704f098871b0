import {
  type Api,
  downloadOfferCsv,
  generateOfferCsv,
  type OfferCsv,
  offerCsvList,
  type ProductType,
} from '@partner-dashboard/client'
import {
  Button,
  CheckboxField,
  CheckboxGroupField,
  EmptyState,
  ErrorState,
  Note,
  ProgressBar,
  RuledItem,
  RuledList,
  Section,
  Skeleton,
  Stack,
  saveFile,
} from '@partner-dashboard/ui'
import { formatDate, formatNumber } from '@partner-dashboard/ui/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWhyNot } from '../../../../session/useWhyNot'
import { useOwnProducts } from './useOwnProducts'

/** CSV files of open offers, created in the background and kept for 30 days. */
export function OfferFiles({ api }: { api: Api }) {
  const [products, setProducts] = useState<string[]>([])
  const [isMarketableOnly, setMarketableOnly] = useState(true)
  const generate = useMutation(generateOfferCsv(api))
  const files = useQuery(offerCsvList(api))
  const whyNot = useWhyNot(api, 'manage_promotions')
  const ownProducts = useOwnProducts(api)
  return (
    <>
      <Section title="Create file" description={whyNot ?? 'Exports all currently open offers as CSV.'}>
        <Stack gap={6} isForm>
          <CheckboxGroupField
            label="Products"
            description="Leave empty to include all."
            isRequired={false}
            options={ownProducts.options}
            value={products}
            onChange={setProducts}
          />
          <CheckboxField label="Marketable offers only" isSelected={isMarketableOnly} onChange={setMarketableOnly} />
          <div>
            <Button
              variant="primary"
              isPending={generate.isPending}
              isDisabled={whyNot !== undefined}
              onPress={() =>
                generate.mutate({
                  ...(products.length > 0 && { product_type: products as ProductType[] }),
                  is_marketable_only: isMarketableOnly,
                })
              }
            >
              Create file
            </Button>
          </div>
        </Stack>
      </Section>
      <Section title="Files" description="Available for 30 days">
        {files.isLoadingError ? (
          <ErrorState onRetry={() => void files.refetch()} />
        ) : !files.data ? (
          <Skeleton lines={4} />
        ) : files.data.length === 0 ? (
          <EmptyState title="No files yet" description="Create a file above to export your open offers." />
        ) : (
          <RuledList>
            {files.data.map((file) => (
              <File key={file.id} api={api} file={file} />
            ))}
          </RuledList>
        )}
      </Section>
    </>
  )
}

function File({ api, file }: { api: Api; file: OfferCsv }) {
  const download = useMutation({ ...downloadOfferCsv(api), onSuccess: saveFile })
  const { status, row_count, progress } = file
  return (
    <RuledItem
      title={file.file_name}
      actions={
        status === 'completed' && (
          <Button
            size="small"
            aria-label={`Download ${file.file_name}`}
            isPending={download.isPending}
            onPress={() => download.mutate({ id: file.id })}
          >
            Download
          </Button>
        )
      }
    >
      <Note>
        {formatDate(file.created_at, { withTime: true })}
        {file.created_by ? `, ${file.created_by}` : ''}
        {status === 'completed' && `, ${formatNumber(row_count ?? 0)} ${row_count === 1 ? 'offer' : 'offers'}`}
        {status === 'failed' && ', failed'}
      </Note>
      {status === 'processing' && <ProgressBar label={file.file_name ?? 'File'} value={progress ?? 0} maxValue={1} />}
    </RuledItem>
  )
}
