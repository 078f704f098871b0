import { formatPhone } from '@partner-dashboard/ui/format'
import { languageNames, type SupportFields } from '../../../../views/settings'
import * as styles from './SupportPreview.css'

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
  return (
    <div className={styles.card}>
      <p className={styles.title}>{`Questions? ${name} can help.`}</p>
      <dl className={styles.facts}>
        {items.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
