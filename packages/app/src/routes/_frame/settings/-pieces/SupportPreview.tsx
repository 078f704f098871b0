import { SupportCard } from '@partner-dashboard/ui'
import { formatPhone } from '@partner-dashboard/ui/format'
import { languageNames, type SupportFields } from '../../../../views/settings'

interface SupportPreviewProps {
  fields: SupportFields
  /** The name that businesses know. */
  name: string
}

/** The card that a business finds under 'Help'. What is empty is not on it. */
export function SupportPreview({ fields, name }: SupportPreviewProps) {
  const items = [
    { label: 'Call', value: formatPhone(fields.support_phone) },
    { label: 'Write to', value: fields.support_email.trim() },
    { label: 'Read', value: fields.support_url.trim() },
    { label: 'Hours', value: fields.hours.trim() },
    { label: 'Spoken here', value: languageNames(fields.languages) },
  ].filter(({ value }) => value !== '')
  return <SupportCard title={`Questions? ${name} can help.`} items={items} />
}
