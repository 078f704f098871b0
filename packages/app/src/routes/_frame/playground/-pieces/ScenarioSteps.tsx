import { DescriptionList } from '@partner-dashboard/ui'

const steps = [
  { label: '1. Create', value: 'Choose or make a business, and an offer with its amount, fee and discount.' },
  { label: '2. Apply', value: 'Hand in an application, as the business would in the widget.' },
  { label: '3. Decide', value: 'Approve or deny it.' },
  { label: '4. Fund', value: 'Pay it out.' },
  { label: '5. Repay', value: 'Let days of sales pass, miss a payment, pay off, refund.' },
]

/** What a scenario goes through. */
export const ScenarioSteps = () => <DescriptionList items={steps} />
