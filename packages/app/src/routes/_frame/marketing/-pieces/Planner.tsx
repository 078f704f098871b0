import {
  type Api,
  ApiError,
  type FeeDiscount,
  type FeeDiscountBusiness,
  submitPromotion,
} from '@partner-dashboard/client'
import { Button, Form, Note, Notice, showToast, type ToastData, WithPreview } from '@partner-dashboard/ui'
import { formatPercent } from '@partner-dashboard/ui/format'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftNote } from '../../../../drafts/DraftNote'
import { LeaveGuard } from '../../../../drafts/LeaveGuard'
import { useDiscard } from '../../../../drafts/useDiscard'
import { useDraft } from '../../../../drafts/useDraft'
import { useWhyNot } from '../../../../session/useWhyNot'
import { AppButtonLink } from '../../../../shell/links'
import {
  emptyPromotion,
  ofEarlier,
  type PromotionFields,
  promotionLabels,
  promotionProblems,
  promotionRefusals,
  promotionSchemas,
  toPromotion,
} from '../../../../views/promotionForm'
import { shownInPlace } from '../../../../views/refusals'
import { AudienceFields } from './AudienceFields'
import { Estimate } from './Estimate'
import { TermsFields } from './TermsFields'
import { useAudienceUpload } from './useAudienceUpload'
import { useOwnProducts } from './useOwnProducts'
import { useUsualCurrency } from './useUsualCurrency'

interface PlannerProps {
  api: Api
  /** Denied promotion to edit and submit again. */
  original?: FeeDiscount
  /** Businesses of its list. */
  originalBusinesses?: readonly FeeDiscountBusiness[]
  /** Whether the audience can be uploaded as a file. */
  hasCsv: boolean
  onSent: (feeDiscountId: string) => void
}

// No state in the text: the review may be over before the page opens.
const sentText: ToastData = { text: 'Promotion submitted', tone: 'positive' }

export function Planner({ api, original, originalBusinesses, hasCsv, onSent }: PlannerProps) {
  const draft = useDraft<PromotionFields>({
    name: original ? `fee discount ${original.id}` : 'fee discount',
    initial: original ? ofEarlier(original, new Date(), originalBusinesses) : emptyPromotion,
    fields: promotionSchemas,
  })
  const onDiscard = useDiscard(draft)
  const [file, setFile] = useState<File | null>(null)
  const earlierFile = original?.audience.type === 'csv' && original.businesses_count > 0 ? original : undefined
  const withFileOf = file ? undefined : earlierFile?.id
  const [hasTried, setTried] = useState(false)
  const mayNotPromote = useWhyNot(api, 'manage_promotions')
  const mayNotUpload = useWhyNot(api, 'upload_files')
  const audience = useAudienceUpload(api)
  const submit = useMutation({ ...submitPromotion(api), meta: shownInPlace })
  const products = useOwnProducts(api).options
  const currency = useUsualCurrency(api)
  const fields = draft.value
  const whyNot = mayNotPromote ?? (fields.audience === 'csv' ? mayNotUpload : undefined)
  const own: Record<string, string> = promotionProblems(fields, new Date())
  if (fields.audience === 'csv' && !file && !earlierFile) own.file = 'Required'
  const refused: Readonly<Record<string, string>> = {
    ...promotionRefusals(submit.error),
    ...(audience.problem && { file: audience.problem }),
  }
  const problems: Readonly<Record<string, string>> = hasTried ? { ...refused, ...own } : refused
  const isValid = Object.keys(own).length === 0
  const isPending = submit.isPending || audience.isPending
  const audienceFile = fields.audience === 'csv' ? file : null
  // The name doesn't affect the estimate.
  const { name: _, ...left } = own
  const planned = Object.keys(left).length === 0 ? toPromotion({ ...fields, name: 'Estimate' }, withFileOf) : undefined

  async function send() {
    setTried(true)
    if (!isValid) return
    if (isPending) return
    try {
      if (planned && audienceFile && (await audience.check({ promotion: planned, file: audienceFile }))) return
      const { fee_discount: created } = await submit.mutateAsync({ promotion: toPromotion(fields, withFileOf) })
      if (!created) return
      const toast = audienceFile ? await audience.send(created.id, audienceFile) : sentText
      setFile(null)
      draft.discard()
      showToast(toast)
      onSent(created.id)
    } catch (error) {
      // Shown at the fields.
      if (!(error instanceof ApiError)) throw error
    }
  }

  return (
    <WithPreview title="Estimated impact" preview={<Estimate api={api} promotion={planned} file={audienceFile} />}>
      <Form
        onSubmit={() => void send()}
        refusal={refused['']}
        actions={<PlannerActions isDirty={draft.isDirty} onDiscard={onDiscard} isPending={isPending} whyNot={whyNot} />}
      >
        {draft.isRestored && <Notice>Your unsaved changes were restored.</Notice>}
        <TermsFields
          fields={fields}
          change={draft.change}
          problems={problems}
          currency={currency}
          products={products}
        />
        <AudienceFields
          api={api}
          fields={fields}
          change={draft.change}
          problems={problems}
          currency={currency}
          file={file}
          onFileChange={(chosen) => {
            audience.reset()
            setFile(chosen)
          }}
          isFileDisabled={isPending}
          earlierCount={earlierFile?.businesses_count}
          hasCsv={hasCsv}
          products={products}
        />
        {Number(fields.discount_rate) > 0.5 && Number(fields.discount_rate) <= 1 && (
          <Notice tone="caution">
            A discount of {formatPercent(fields.discount_rate)} is more than half of the fee and may be denied in
            review.
          </Notice>
        )}
      </Form>
      <LeaveGuard
        fields={[...draft.changed.map((name) => promotionLabels[name]), ...(audienceFile ? ['File'] : [])]}
        isDirty={draft.isDirty || audienceFile !== null}
      />
    </WithPreview>
  )
}

interface PlannerActionsProps {
  isDirty: boolean
  onDiscard: () => void
  isPending: boolean
  /** Why the user can't submit. */
  whyNot: string | undefined
}

const PlannerActions = ({ isDirty, onDiscard, isPending, whyNot }: PlannerActionsProps) => (
  <>
    <Button type="submit" variant="primary" isPending={isPending} isDisabled={whyNot !== undefined}>
      Submit for review
    </Button>
    <AppButtonLink to="/marketing/promotions" variant="quiet">
      Cancel
    </AppButtonLink>
    {isDirty && (
      <Button variant="quiet" isDisabled={isPending} onPress={onDiscard}>
        Discard changes
      </Button>
    )}
    <DraftNote isDirty={isDirty} />
    {whyNot !== undefined && <Note>{whyNot}</Note>}
  </>
)
