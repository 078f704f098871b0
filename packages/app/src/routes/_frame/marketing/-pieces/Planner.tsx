import { type Api, ApiError, estimatePromotion, submitPromotion, uploadPromotionCsv } from '@partner-dashboard/client'
import { Button, Form, Notice, showToast, WithPreview } from '@partner-dashboard/ui'
import { formatPercent } from '@partner-dashboard/ui/format'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaveGuard } from '../../../../drafts/LeaveGuard'
import { useDraft } from '../../../../drafts/useDraft'
import { useWhyNot } from '../../../../session/useWhyNot'
import {
  emptyPromotion,
  type PromotionFields,
  promotionLabels,
  promotionProblems,
  toPromotion,
} from '../../../../views/promotions'
import { refusals } from '../../../../views/refusals'
import { AudienceFields } from './AudienceFields'
import { Estimate } from './Estimate'
import * as styles from './Marketing.css'
import { TermsFields } from './TermsFields'

interface PlannerProps {
  api: Api
  /** Whether the audience may come as a file. */
  hasCsv: boolean
  onSent: (feeDiscountId: string) => void
}

const fieldNames = Object.keys(promotionLabels)
const isHandled = (error: unknown) => error instanceof ApiError

/** Terms and audience, what they would mean, and the way to review. */
export function Planner({ api, hasCsv, onSent }: PlannerProps) {
  const draft = useDraft<PromotionFields>({ name: 'fee discount', initial: emptyPromotion })
  const [file, setFile] = useState<File | null>(null)
  const [hasTried, setTried] = useState(false)
  const whyNot = useWhyNot(api, 'manage_promotions')
  const estimate = useMutation({ ...estimatePromotion(api), meta: { isHandled } })
  const upload = useMutation({ ...uploadPromotionCsv(api), meta: { isHandled } })
  const submit = useMutation({ ...submitPromotion(api), meta: { isHandled } })
  const fields = draft.value
  const own: Record<string, string> = promotionProblems(fields, new Date())
  if (fields.audience === 'csv' && !file) own.file = 'Required'
  const refused = refusals(upload.error ?? submit.error ?? estimate.error, fieldNames)
  const problems: Readonly<Record<string, string>> = hasTried ? { ...refused, ...own } : refused
  const isSound = Object.keys(own).length === 0

  async function send() {
    setTried(true)
    if (!isSound) return
    try {
      // A file that could not be sent is sent again, not the promotion.
      const made =
        submit.data?.fee_discount ?? (await submit.mutateAsync({ promotion: toPromotion(fields) })).fee_discount
      if (!made) return
      if (file && fields.audience === 'csv') {
        const { matched_count, row_count } = await upload.mutateAsync({ id: made.id, file })
        showToast({ text: `${matched_count} of ${row_count} businesses of the file found`, tone: 'positive' })
      }
      draft.discard()
      showToast({ text: 'Sent to review', tone: 'positive' })
      onSent(made.id)
    } catch (error) {
      // Shown beside the fields.
      if (!isHandled(error)) throw error
    }
  }

  return (
    <WithPreview
      title="What it would mean"
      preview={
        <Estimate
          estimate={estimate.data}
          isPending={estimate.isPending}
          isFile={fields.audience === 'csv'}
          isDisabled={!isSound}
          onEstimate={() => {
            setTried(true)
            if (isSound) estimate.mutate(toPromotion(fields))
          }}
        />
      }
    >
      <Form
        onSubmit={() => void send()}
        refusal={refused['']}
        actions={
          <>
            <Button
              type="submit"
              variant="primary"
              isPending={submit.isPending || upload.isPending}
              isDisabled={whyNot !== undefined}
            >
              Send to review
            </Button>
            {draft.isDirty && (
              <Button variant="quiet" onPress={draft.discard}>
                Start over
              </Button>
            )}
            {whyNot !== undefined && <p className={styles.note}>{whyNot}</p>}
          </>
        }
      >
        {draft.isRestored && <Notice>What you typed before is here again.</Notice>}
        <TermsFields fields={fields} change={draft.change} problems={problems} />
        <AudienceFields
          api={api}
          fields={fields}
          change={draft.change}
          problems={problems}
          file={file}
          onFileChange={setFile}
          hasCsv={hasCsv}
        />
        {Number(fields.discount_rate) > 0.5 && (
          <Notice tone="caution">
            A discount of {formatPercent(fields.discount_rate)} is more than half of the fee. The review may deny it.
          </Notice>
        )}
      </Form>
      <LeaveGuard
        fields={draft.changed.map((name) => promotionLabels[name as keyof typeof promotionLabels] ?? String(name))}
        isDirty={draft.isDirty}
      />
    </WithPreview>
  )
}
