import { type Api, connectS3, type S3Integration } from '@partner-dashboard/client'
import { Button, Form, RadioGroupField, TextField } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { LeaveGuard } from '../../../../drafts/LeaveGuard'
import { useDraft } from '../../../../drafts/useDraft'
import {
  bucketFieldNames,
  bucketFields,
  type BucketForm as Fields,
  isBucketComplete,
  keepsKey,
  toBucketForm,
  toBucketRequest,
} from '../../../../views/dataShareBucket'
import { refusals } from '../../../../views/refusals'

interface BucketFormProps {
  api: Api
  bucket: S3Integration | undefined
  onSaved: (bucket: S3Integration) => void
  /** Without it there is nothing to go back to. */
  onCancel?: () => void
}

export function BucketForm({ api, bucket, onSaved, onCancel }: BucketFormProps) {
  const draft = useDraft<Fields>({
    name: 'bucket',
    initial: toBucketForm(bucket),
    sensitive: ['access_key_id', 'secret_access_key'],
  })
  const connect = useMutation({
    ...connectS3(api),
    meta: { isHandled: () => true },
    onSuccess: (saved) => {
      draft.discard()
      onSaved(saved)
    },
  })
  const form = draft.value
  const refused = refusals(connect.error, bucketFields)
  const isKept = keepsKey(form, bucket)
  const isComplete = isBucketComplete(form, bucket)
  const field = (name: Exclude<keyof Fields, 'service' | 'access'>) => ({
    label: bucketFieldNames[name],
    value: form[name],
    errorMessage: refused[name],
    onChange: (value: string) => draft.change({ [name]: value }),
  })
  return (
    <>
      <Form
        onSubmit={() => {
          if (isComplete && !connect.isPending) connect.mutate(toBucketRequest(form))
        }}
        refusal={refused['']}
        actions={
          <>
            <Button type="submit" variant="primary" isDisabled={!isComplete} isPending={connect.isPending}>
              {form.service !== 'folder' && form.access === 'role' && form.role_arn.trim() === ''
                ? 'Save and get the policy'
                : 'Save and test'}
            </Button>
            {onCancel && (
              <Button
                variant="quiet"
                onPress={() => {
                  draft.discard()
                  onCancel()
                }}
              >
                Cancel
              </Button>
            )}
          </>
        }
      >
        <RadioGroupField
          label={bucketFieldNames.service}
          value={form.service}
          options={[
            { value: 'aws', label: 'Amazon S3' },
            { value: 'other', label: 'Another S3-compatible service' },
            {
              value: 'folder',
              label: 'The built-in folder',
              description: 'To try it out, without a bucket of your own.',
            },
          ]}
          onChange={(service) => draft.change({ service })}
        />
        {form.service === 'other' && (
          <TextField {...field('endpoint')} inputMode="url" placeholder="https://s3.example.com" autoComplete="off" />
        )}
        <TextField {...field('bucket')} placeholder="harvest-exports" autoComplete="off" />
        <TextField {...field('region')} placeholder="us-east-1" autoComplete="off" />
        <TextField
          {...field('prefix')}
          isRequired={false}
          placeholder="capital/"
          description="What the names of the files begin with. Nothing else is looked at."
          autoComplete="off"
        />
        {form.service !== 'folder' && (
          <RadioGroupField
            label={bucketFieldNames.access}
            value={form.access}
            options={[
              {
                value: 'role',
                label: 'A role',
                description: 'It can be taken back at any time, and no key is stored.',
              },
              { value: 'key', label: 'An access key', description: 'It is stored encrypted, and never shown again.' },
            ]}
            onChange={(access) => draft.change({ access })}
          />
        )}
        {form.service !== 'folder' && form.access === 'role' && (
          <TextField
            {...field('role_arn')}
            isRequired={false}
            placeholder="arn:aws:iam::123456789012:role/capital-read"
            description="Leave it empty to get the external ID and the policies for the role first."
            autoComplete="off"
          />
        )}
        {form.service !== 'folder' && form.access === 'key' && (
          <>
            <TextField
              {...field('access_key_id')}
              isRequired={!isKept}
              description={isKept ? 'Leave both empty to keep the stored key.' : undefined}
              autoComplete="off"
            />
            <TextField
              {...field('secret_access_key')}
              type="password"
              isRequired={!isKept}
              autoComplete="new-password"
            />
          </>
        )}
      </Form>
      <LeaveGuard
        fields={draft.changed.map((name) => bucketFieldNames[name])}
        isDirty={draft.isDirty && !connect.isPending}
      />
    </>
  )
}
