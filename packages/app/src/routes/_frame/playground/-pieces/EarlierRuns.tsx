import type { Api } from '@partner-dashboard/client'
import { Note, RuledItem, RuledList, Section } from '@partner-dashboard/ui'
import { formatCurrency, formatDate } from '@partner-dashboard/ui/format'
import { useState } from 'react'
import { AppButtonLink } from '../../../../shell/links'
import { productName } from '../../../../views/products'
import { earlierRuns } from './runMemory'

export function EarlierRuns({ api }: { api: Api }) {
  const [runs] = useState(() => earlierRuns(api))
  if (runs.length === 0) return null
  return (
    <Section title="Earlier runs" description="Started on this device. The records stay in the sandbox.">
      <RuledList aria-label="Earlier runs">
        {runs.map(({ offer_id, business_id, product_type, amount, currency, started_at }) => {
          const name = `${productName(product_type)} up to ${formatCurrency(amount, currency)}`
          return (
            <RuledItem
              key={offer_id}
              title={name}
              actions={
                <AppButtonLink
                  size="small"
                  to="/playground/offer"
                  search={{ business_id, offer_id }}
                  aria-label={`Resume ${name}`}
                >
                  Resume
                </AppButtonLink>
              }
            >
              <Note>Started {formatDate(started_at, { withTime: true })}</Note>
            </RuledItem>
          )
        })}
      </RuledList>
    </Section>
  )
}
