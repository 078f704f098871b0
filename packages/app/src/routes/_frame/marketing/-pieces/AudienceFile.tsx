import { type Api, type FeeDiscount, uploadPromotionCsv } from '@partner-dashboard/client'
import { Button, FileDrop, Form, Section, showToast } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaveGuard } from '../../../../drafts/LeaveGuard'
import { useWhyNot } from '../../../../session/useWhyNot'
import { matchText } from '../../../../views/promotionForm'
import { refusals, shownInPlace } from '../../../../views/refusals'

interface AudienceFileProps {
  api: Api
  promotion: FeeDiscount
  /** Whether audiences can be uploaded as a file. */
  hasCsv: boolean
}

/** Uploads or replaces the audience file until the promotion starts. */
export function AudienceFile({ api, promotion, hasCsv }: AudienceFileProps) {
  const [file, setFile] = useState<File | null>(null)
  const [hasTried, setTried] = useState(false)
  const whyNot = useWhyNot(api, 'upload_files')
  const upload = useMutation({
    ...uploadPromotionCsv(api),
    meta: shownInPlace,
    onSuccess: (audience) => {
      setFile(null)
      setTried(false)
      showToast({ text: matchText(audience), tone: 'positive' })
    },
  })
  const { state, audience, businesses_count, id } = promotion
  if (!hasCsv || audience?.type !== 'csv' || (state !== 'under_review' && state !== 'scheduled')) return null
  const isMissing = businesses_count === 0
  function send() {
    setTried(true)
    if (file && !upload.isPending) upload.mutate({ id, file })
  }
  return (
    <Section
      title={isMissing ? 'Businesses missing' : 'Audience file'}
      description={
        whyNot ?? (isMissing ? 'Upload the businesses to start the review.' : 'A new file replaces the current one.')
      }
    >
      <Form
        onSubmit={send}
        actions={
          <Button
            type="submit"
            variant={isMissing ? 'primary' : 'secondary'}
            isPending={upload.isPending}
            isDisabled={whyNot !== undefined}
          >
            {isMissing ? 'Upload file' : 'Replace file'}
          </Button>
        }
      >
        <FileDrop
          label="File"
          description="CSV with a business_id or external_id column, up to 10 MB"
          accept={['.csv']}
          minBytes={1}
          value={file}
          onChange={(chosen) => {
            upload.reset()
            setFile(chosen)
          }}
          isDisabled={whyNot !== undefined || upload.isPending}
          errorMessage={refusals(upload.error, [])[''] ?? (hasTried && !file ? 'Required' : undefined)}
        />
      </Form>
      <LeaveGuard fields={[`the file ${file?.name ?? ''}`]} isDirty={file !== null} />
    </Section>
  )
}
