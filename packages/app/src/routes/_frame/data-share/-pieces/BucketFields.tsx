import { RadioGroupField, TextField } from '@partner-dashboard/ui'
import { type BucketForm, bucketFieldNames } from '../../../../views/dataShareBucket'
import type { Refusals } from '../../../../views/refusals'

interface BucketFieldsProps {
  form: BucketForm
  /** Whether an empty access key keeps the stored one. */
  isKeyKept: boolean
  problems: Refusals
  change: (patch: Partial<BucketForm>) => void
}

export function BucketFields(props: BucketFieldsProps) {
  const { form, change } = props
  const field = textFieldOf(props)
  return (
    <>
      <RadioGroupField
        label={bucketFieldNames.service}
        value={form.service}
        options={[
          { value: 'aws', label: 'Amazon S3' },
          { value: 'other', label: 'S3-compatible storage' },
          {
            value: 'folder',
            label: 'Built-in folder',
            description: 'For testing without your own bucket.',
          },
        ]}
        onChange={(service) => change({ service })}
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
        description="Only files whose names start with this prefix are fetched."
        autoComplete="off"
      />
      {form.service !== 'folder' && <AccessFields {...props} />}
    </>
  )
}

function AccessFields(props: BucketFieldsProps) {
  const { form, isKeyKept, change } = props
  const field = textFieldOf(props)
  return (
    <>
      <RadioGroupField
        label={bucketFieldNames.access}
        value={form.access}
        options={[
          {
            value: 'role',
            label: 'IAM role',
            description: 'Can be revoked at any time. No key is stored.',
          },
          { value: 'key', label: 'Access key', description: 'Stored encrypted and never shown again.' },
        ]}
        onChange={(access) => change({ access })}
      />
      {form.access === 'role' && (
        <TextField
          {...field('role_arn')}
          isRequired={false}
          placeholder="arn:aws:iam::123456789012:role/capital-read"
          description="Leave empty to get the external ID and the role policies first."
          autoComplete="off"
        />
      )}
      {form.access === 'key' && (
        <>
          <TextField
            {...field('access_key_id')}
            isRequired={!isKeyKept}
            description={isKeyKept ? 'Leave both empty to keep the stored key.' : undefined}
            autoComplete="off"
          />
          <TextField
            {...field('secret_access_key')}
            type="password"
            isRequired={!isKeyKept}
            autoComplete="new-password"
          />
        </>
      )}
    </>
  )
}

const textFieldOf =
  ({ form, problems, change }: BucketFieldsProps) =>
  (name: Exclude<keyof BucketForm, 'service' | 'access'>) => ({
    label: bucketFieldNames[name],
    value: form[name],
    errorMessage: problems[name],
    onChange: (value: string) => change({ [name]: value }),
  })
