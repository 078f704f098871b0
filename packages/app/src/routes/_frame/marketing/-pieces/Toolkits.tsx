import { type Api, type GtmAsset, gtmToolkitDetail, gtmToolkitList, type ProductType } from '@partner-dashboard/client'
import {
  Button,
  CodeBlock,
  Columns,
  Disclosure,
  ErrorState,
  HtmlPreview,
  Inline,
  MenuButton,
  Picture,
  Section,
  Skeleton,
  saveFile,
} from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { productName } from '../../../../views/products'
import type { MarketingSearch } from './marketingSearch'
import { useOwnProducts } from './useOwnProducts'

interface ToolkitsProps {
  api: Api
  open: NonNullable<MarketingSearch['toolkit']>
  product: ProductType | undefined
  onChange: (change: Partial<MarketingSearch>) => void
}

/** Texts and images per channel, with the partner's name and colors. */
export function Toolkits({ api, open, product, onChange }: ToolkitsProps) {
  const toolkits = useQuery(gtmToolkitList(api))
  const products = useOwnProducts(api)
  // Default: the server's first product.
  const shown = product ?? products.first
  const detail = useQuery({
    ...gtmToolkitDetail(api, { id: open, product_type: product }),
    placeholderData: keepPreviousData,
  })
  if (toolkits.isLoadingError) return <ErrorState onRetry={() => void toolkits.refetch()} />
  return (
    <>
      <Inline>
        <MenuButton
          isBordered
          label={`Channel: ${toolkits.data?.find(({ id }) => id === open)?.title ?? '…'}`}
          items={(toolkits.data ?? []).map(({ id, title, description }) => ({
            id,
            label: title,
            description,
            isSelected: id === open,
            onAction: () => onChange({ toolkit: id as MarketingSearch['toolkit'] }),
          }))}
        />
        <MenuButton
          isBordered
          label={`Product: ${productName(shown)}`}
          items={products.options.map(({ value, label }) => ({
            id: value,
            label,
            isSelected: value === shown,
            onAction: () => onChange({ product: value as ProductType }),
          }))}
        />
      </Inline>
      {detail.isLoadingError ? (
        <ErrorState onRetry={() => void detail.refetch()} />
      ) : detail.data ? (
        <Columns layout="panels" gap={8}>
          {(detail.data.assets ?? []).map((asset) => (
            <Asset key={asset.id} asset={asset} />
          ))}
        </Columns>
      ) : (
        <Skeleton lines={10} />
      )}
    </>
  )
}

const types = { text: 'text/plain', html: 'text/html', svg: 'image/svg+xml' } satisfies Record<GtmAsset['kind'], string>

function Asset({ asset: { title, kind, file_name, content } }: { asset: GtmAsset }) {
  const save = () =>
    saveFile({
      blob: new Blob([content], { type: `${types[kind] ?? 'text/plain'};charset=utf-8` }),
      fileName: file_name,
    })
  return (
    <Section
      title={title}
      actions={
        <Button size="small" aria-label={`Download ${file_name}`} onPress={save}>
          Download
        </Button>
      }
    >
      {kind === 'svg' && (
        <Picture src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(content)}`} alt={title} />
      )}
      {kind === 'html' && <HtmlPreview label={title} html={content} />}
      {kind === 'text' ? (
        <CodeBlock label={file_name} code={content} defaultWrapped />
      ) : (
        <Disclosure title="Code" note={file_name}>
          <CodeBlock label={file_name} code={content} defaultWrapped />
        </Disclosure>
      )}
    </Section>
  )
}
