import type { Api, Application } from '@partner-dashboard/client'
import { Card, CopyableText, DescriptionList, StatusPill, Steps } from '@partner-dashboard/ui'
import { formatCurrency, formatDate } from '@partner-dashboard/ui/format'
import { useEffect, useRef, useState } from 'react'
import { AppLink } from '../../../../../shell/links'
import { applicationLook, stepName } from '../../../../../views/applications'
import { known } from '../../../../../views/businessDetail'
import { adverseActionNames } from '../../../../../views/disclosure'
import { nameOf } from '../../../../../views/look'
import { productName } from '../../../../../views/products'
import { DecideApplication } from './DecideApplication'
import { DisclosureFacts } from './DisclosureFacts'

interface ApplicationCardProps {
  api: Api
  application: Application
  hasAllStatuses: boolean
}

export function ApplicationCard({ api, application, hasAllStatuses }: ApplicationCardProps) {
  const { id, business_id, offer_id, product_type, requested_amount, currency, status, approval } = application
  const title = [productName(product_type ?? null), formatCurrency(requested_amount, currency)]
    .filter(Boolean)
    .join(', ')
  // Users review in the sandbox themselves (specification, section 1). A denied application keeps its approval, so check both fields.
  const isToDecide = api.scope.mode === 'sandbox' && status === 'under_review' && approval === 'under_review'
  const statusRef = useRef<HTMLSpanElement>(null)
  const [isDecidedHere, setDecidedHere] = useState(false)
  useEffect(() => {
    // The pressed button is removed, so focus moves to the status.
    if (isDecidedHere && !isToDecide) statusRef.current?.focus()
  }, [isDecidedHere, isToDecide])
  return (
    <Card
      title={title || 'Application'}
      status={
        <span ref={statusRef} tabIndex={-1}>
          <StatusPill {...applicationLook({ approval, status }, hasAllStatuses)} />
        </span>
      }
    >
      {application.steps?.length ? (
        <Steps
          label="Steps"
          steps={application.steps.map(({ key, status }) => ({ id: key, label: stepName(key), status }))}
        />
      ) : null}
      <DescriptionList
        items={known([
          { label: 'Started', value: formatDate(application.created_at) },
          { label: 'Submitted', value: formatDate(application.submitted_at) },
          { label: 'Decided', value: formatDate(application.decided_at) },
          { label: 'Outstanding items', value: application.needs?.join(' · ') },
          {
            label: 'Adverse action',
            value: application.adverse_action ? nameOf(adverseActionNames, application.adverse_action.code) : '',
          },
          { label: 'Reasons', value: application.decision_reasons?.join(' ') },
          {
            label: 'Offer',
            value: offer_id && business_id && (
              <AppLink
                to="/businesses/$businessId/capital/offers"
                params={{ businessId: business_id }}
                search={{ offer: offer_id }}
              >
                Offer terms
              </AppLink>
            ),
          },
          { label: 'Application ID', value: id && <CopyableText label="Application ID" text={id} /> },
        ])}
      />
      {application.disclosure && (
        <DisclosureFacts
          disclosure={application.disclosure}
          currency={currency}
          productType={application.product_type}
        />
      )}
      {isToDecide && <DecideApplication api={api} id={id} name={title} onDecided={() => setDecidedHere(true)} />}
    </Card>
  )
}
