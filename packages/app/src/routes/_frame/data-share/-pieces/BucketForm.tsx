import { type Api, connectS3, type S3Integration } from '@partner-dashboard/client'
import { Button, Form, useFormCheck } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { DraftNote } from '../../../../drafts/DraftNote'
import { LeaveGuard } from '../../../../drafts/LeaveGuard'
import { useDraft } from '../../../../drafts/useDraft'
import {
  bucketFieldNames,
  bucketFields,
  bucketProblems,
  bucketSchemas,
  type BucketForm as Fields,
  keepsKey,
  toBucketForm,
  toBucketRequest,
} from '../../../../views/dataShareBucket'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { BucketFields } from './BucketFields'

interface BucketFormProps {
  api: Api
  bucket: S3Integration | undefined
  onSaved: (bucket: S3Integration) => void
  /** Undefined if there's nothing to go back to: typed values can be discarded. */
  onCancel?: () => void
}

export function BucketForm({ api, bucket, onSaved, onCancel }: BucketFormProps) {
  const draft = useDraft<Fields>({
    name: 'bucket',
    initial: toBucketForm(bucket),
    fields: bucketSchemas,
    sensitive: ['access_key_id', 'secret_access_key'],
  })
  const connect = useMutation({
    ...connectS3(api),
    meta: shownInPlace,
    onSuccess: (saved) => {
      draft.discard()
      onSaved(saved)
    },
  })
  const form = draft.value
  const refused = refusals(connect.error, bucketFields)
  const check = useFormCheck(bucketProblems(form, bucket))
  return (
    <>
      <Form
        onSubmit={() => {
          if (check.passes() && !connect.isPending) connect.mutate(toBucketRequest(form))
        }}
        refusal={refused['']}
        actions={
          <>
            <Button type="submit" variant="primary" isPending={connect.isPending}>
              {form.service !== 'folder' && form.access === 'role' && form.role_arn.trim() === ''
                ? 'Save and get policies'
                : 'Save and test'}
            </Button>
            {(onCancel || draft.isDirty) && (
              <Button
                variant="quiet"
                isDisabled={connect.isPending}
                onPress={() => {
                  draft.discard()
                  check.reset()
                  onCancel?.()
                }}
              >
                Cancel
              </Button>
            )}
            <DraftNote isDirty={draft.isDirty} />
          </>
        }
      >
        <BucketFields
          form={form}
          isKeyKept={keepsKey(form, bucket)}
          problems={{ ...refused, ...check.problems }}
          change={draft.change}
        />
      </Form>
      <LeaveGuard
        fields={draft.changed.map((name) => bucketFieldNames[name])}
        isDirty={draft.isDirty && !connect.isPending}
      />
    </>
  )
}
