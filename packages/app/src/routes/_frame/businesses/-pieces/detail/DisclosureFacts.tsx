import type { Application } from '@partner-dashboard/client'
import { DescriptionList, Disclosure } from '@partner-dashboard/ui'
import { disclosureFacts } from '../../../../../views/disclosure'

interface DisclosureFactsProps {
  disclosure: NonNullable<Application['disclosure']>
  currency: string
  productType: Application['product_type']
}

export function DisclosureFacts({ disclosure, currency, productType }: DisclosureFactsProps) {
  return (
    <Disclosure title="Cost disclosure">
      <DescriptionList items={disclosureFacts(disclosure, currency, productType)} />
    </Disclosure>
  )
}
