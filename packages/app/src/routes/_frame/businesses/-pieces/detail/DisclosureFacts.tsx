import type { Application } from '@partner-dashboard/client'
import { DescriptionList, Disclosure } from '@partner-dashboard/ui'
import { disclosureFacts } from '../../../../../views/disclosure'

interface DisclosureFactsProps {
  disclosure: NonNullable<Application['disclosure']>
  currency: string
}

export function DisclosureFacts({ disclosure, currency }: DisclosureFactsProps) {
  return (
    <Disclosure title="Cost disclosure">
      <DescriptionList items={disclosureFacts(disclosure, currency)} />
    </Disclosure>
  )
}
