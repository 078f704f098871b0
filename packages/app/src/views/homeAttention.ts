import type { AttentionItem, HomeSummary } from '@partner-dashboard/client'
import type { Tone } from '@partner-dashboard/ui'
import { formatCurrency, formatNumber } from '@partner-dashboard/ui/format'
import { days, type Figure } from './home'

interface Attention {
  one: string
  many: string
  /** For a table cell. */
  short: string
  action: string
  tone: Tone
  to: string
  search: (within: Record<string, string>) => Figure['search']
}

const attention = {
  payments_failed: {
    one: 'funded product has a failed payment',
    many: 'funded products have a failed payment',
    short: 'failed payments',
    action: 'View payments',
    tone: 'negative',
    to: '/businesses/capital',
    search: () => ({ has_failed_payment: ['true'] }),
  },
  products_past_due: {
    one: 'funded product is past due',
    many: 'funded products are past due',
    short: 'past due',
    action: 'View products',
    tone: 'negative',
    to: '/businesses/capital',
    search: () => ({ delinquency: ['1_29', '30_59', '60_89', '90_plus'] }),
  },
  deliveries_failing: {
    one: "webhook event couldn't be delivered",
    many: "webhook events couldn't be delivered",
    short: 'failed webhooks',
    action: 'View events',
    tone: 'negative',
    to: '/developer/webhook-events',
    search: (within) => ({ ...within, status: ['failed'] }),
  },
  applications_waiting: {
    one: 'application is waiting for the business',
    many: 'applications are waiting for the business',
    short: 'waiting applications',
    action: 'View applications',
    tone: 'caution',
    to: '/businesses/capital/applications',
    search: () => ({ status: ['action_required'] }),
  },
  uploads_with_errors: {
    one: 'upload with errors',
    many: 'uploads with errors',
    short: 'uploads with errors',
    action: 'Fix rows',
    tone: 'caution',
    to: '/data-share/manual-uploads',
    search: (within) => ({ ...within, has_errors: ['true'] }),
  },
  bucket_files_with_errors: {
    one: 'bucket file with errors',
    many: 'bucket files with errors',
    short: 'files with errors',
    action: 'Fix rows',
    tone: 'caution',
    to: '/data-share/s3-pipeline',
    search: (within) => ({ ...within, has_errors: ['true'] }),
  },
  promotions_denied: {
    one: 'promotion was denied',
    many: 'promotions were denied',
    short: 'denied promotions',
    action: 'View promotions',
    tone: 'neutral',
    to: '/marketing/promotions',
    search: ({ from }) => ({ state: ['denied'], ...(from ? { reviewed_from: from } : {}) }),
  },
} satisfies Record<AttentionItem['type'], Attention>

export interface AttentionFigure {
  id: string
  count: string
  label: string
  shortLabel: string
  note: string | undefined
  action: string
  tone: Tone
  to: string
  search: Figure['search']
}

/** 'Santos Coffee $1,204.00, Marino's Grill $180.11 and 15 more'. */
function exampleNote({ examples, count }: Pick<AttentionItem, 'examples' | 'count'>): string | undefined {
  if (!examples?.length) return undefined
  const names = examples.map(
    ({ business_name, amount, currency }) => `${business_name} ${formatCurrency(amount, currency)}`,
  )
  const rest = count - examples.length
  return `${names.join(', ')}${rest > 0 ? ` and ${formatNumber(rest)} more` : ''}`
}

/** Most severe first, as the server returns them; types that this build doesn't know are left out. */
export function homeAttention(summary: HomeSummary): AttentionFigure[] {
  const known: Readonly<Record<string, Attention>> = attention
  return (summary.attention ?? []).flatMap(({ type, count, from, examples }) => {
    const kind = Object.hasOwn(known, type) ? known[type] : undefined
    if (!kind) return []
    const within: Record<string, string> = from ? days({ from, to: summary.to }) : {}
    return [
      {
        id: type,
        count: formatNumber(count),
        label: count === 1 ? kind.one : kind.many,
        shortLabel: kind.short,
        note: exampleNote({ examples, count }),
        action: kind.action,
        tone: kind.tone,
        to: kind.to,
        search: kind.search(within),
      },
    ]
  })
}
