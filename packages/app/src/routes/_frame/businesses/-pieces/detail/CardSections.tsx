import type { FundedProductDetails } from '@partner-dashboard/client'
import { DescriptionList, ProgressBar, Section } from '@partner-dashboard/ui'
import { DataTable } from '@partner-dashboard/ui/table'
import { useMemo } from 'react'
import {
  type CardTransaction,
  creditFacts,
  statementFacts,
  transactionColumns,
  utilizationText,
} from '../../../../../views/cardStatement'

interface CardSectionsProps {
  card: NonNullable<FundedProductDetails['card']>
  currency: string
}

const transactionId = (transaction: CardTransaction) => transaction.id

export function CardSections({ card, currency }: CardSectionsProps) {
  const columns = useMemo(() => transactionColumns(currency), [currency])
  return (
    <>
      <Section title="Credit">
        <DescriptionList items={creditFacts(card, currency)} />
        {card.limit_amount !== null && (
          <ProgressBar
            label="Utilization"
            value={card.used_amount}
            maxValue={card.limit_amount}
            valueLabel={utilizationText(card, currency)}
            tone={card.used_amount > card.limit_amount ? 'negative' : 'accent'}
          />
        )}
      </Section>
      <Section title="Statement">
        <DescriptionList items={statementFacts(card, currency)} />
      </Section>
      <Section title="Transactions">
        <DataTable
          label="Transactions"
          columns={columns}
          rows={card.transactions}
          getRowId={transactionId}
          density="compact"
        />
      </Section>
    </>
  )
}
