import { type Api, downloadProductDocument } from '@partner-dashboard/client'
import { MenuButton, saveFile, showToast } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { documentNames, documents } from '../../../../../views/productDocuments'

interface DocumentMenuProps {
  api: Api
  businessId: string
  capitalProductId: string
}

export function DocumentMenu({ api, businessId, capitalProductId }: DocumentMenuProps) {
  const download = useMutation({
    ...downloadProductDocument(api, businessId),
    onSuccess: (file, { document }) => {
      saveFile(file)
      showToast({ text: `${documentNames[document]} downloaded`, tone: 'positive' })
    },
  })
  return (
    <MenuButton
      isBordered
      label="Documents"
      items={documents.map(({ document, format, label }) => ({
        id: `${document}.${format}`,
        label,
        isDisabled: download.isPending,
        onAction: () => download.mutate({ capital_product_id: capitalProductId, document, format }),
      }))}
    />
  )
}
