import type {
  DatasetType,
  S3IngestionConfig,
  S3IngestionConfigsRequest,
  S3Integration,
  S3IntegrationRequest,
} from '@partner-dashboard/client'
import { tell } from '@partner-dashboard/ui/validators'
import * as v from 'valibot'
import { scheduleNames } from './dataShare'
import { nameOf } from './look'
import { type FieldSchemas, storedFlag, storedOneOf, storedText } from './stored'

export interface BucketForm {
  service: 'aws' | 'other' | 'folder'
  bucket: string
  region: string
  prefix: string
  endpoint: string
  access: 'role' | 'key'
  role_arn: string
  access_key_id: string
  secret_access_key: string
}

export const bucketFieldNames = {
  service: 'Service',
  bucket: 'Bucket',
  region: 'Region',
  prefix: 'Prefix',
  endpoint: 'Service URL',
  access: 'Access',
  role_arn: 'Role ARN',
  access_key_id: 'Access key ID',
  secret_access_key: 'Secret access key',
} satisfies Record<keyof BucketForm, string>

export const bucketSchemas: FieldSchemas<BucketForm> = {
  service: v.picklist(['aws', 'other', 'folder']),
  bucket: storedText,
  region: storedText,
  prefix: storedText,
  endpoint: storedText,
  access: v.picklist(['role', 'key']),
  role_arn: storedText,
  access_key_id: storedText,
  secret_access_key: storedText,
}

export const bucketFields = Object.keys(bucketFieldNames) as (keyof BucketForm)[]

/** Form values of a bucket; keys are never returned. */
export const toBucketForm = (bucket: S3Integration | undefined): BucketForm => ({
  service: bucket?.access === 'folder' ? 'folder' : bucket?.endpoint ? 'other' : 'aws',
  bucket: bucket?.bucket ?? '',
  region: bucket?.region ?? '',
  prefix: bucket?.prefix ?? '',
  endpoint: bucket?.endpoint ?? '',
  access: bucket?.access === 'key' ? 'key' : 'role',
  role_arn: bucket?.role_arn ?? '',
  access_key_id: '',
  secret_access_key: '',
})

export function toBucketRequest(form: BucketForm): S3IntegrationRequest {
  const place = { bucket: form.bucket.trim(), region: form.region.trim(), prefix: form.prefix.trim() }
  // Undefined means the built-in folder, null means AWS.
  if (form.service === 'folder') return place
  const endpoint = form.service === 'other' ? form.endpoint.trim() : null
  if (form.access === 'role') {
    return { ...place, endpoint, role_arn: form.role_arn.trim() || null, access_key_id: null, secret_access_key: null }
  }
  const key = form.access_key_id.trim()
  return {
    ...place,
    endpoint,
    role_arn: null,
    // Omitted to keep the stored key.
    ...(key === '' ? {} : { access_key_id: key, secret_access_key: form.secret_access_key.trim() }),
  }
}

/** Whether an empty key field keeps the stored key: only for the same service. */
export const keepsKey = (form: BucketForm, bucket: S3Integration | undefined) =>
  bucket?.access === 'key' && (form.service === 'other' ? form.endpoint.trim() : null) === bucket.endpoint

/** Error message of each required field that is empty. */
export function bucketProblems(
  form: BucketForm,
  bucket: S3Integration | undefined,
): Partial<Record<keyof BucketForm, string>> {
  const isFolder = form.service === 'folder'
  const isKeyKept = keepsKey(form, bucket) && form.access_key_id.trim() === '' && form.secret_access_key.trim() === ''
  const required: (keyof BucketForm)[] = [
    ...(form.service === 'other' ? (['endpoint'] as const) : []),
    'bucket',
    'region',
    ...(!isFolder && form.access === 'key' && !isKeyKept ? (['access_key_id', 'secret_access_key'] as const) : []),
  ]
  const missing = required.filter((name) => form[name].trim() === '')
  return Object.fromEntries(missing.map((name) => [name, tell('required')]))
}

/** AWS policy to list and read objects below the prefix. */
export const readPolicy = ({ bucket, prefix }: Pick<S3Integration, 'bucket' | 'prefix'>) => ({
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Action: 's3:ListBucket',
      Resource: `arn:aws:s3:::${bucket}`,
      ...(prefix === '' ? {} : { Condition: { StringLike: { 's3:prefix': `${prefix}*` } } }),
    },
    { Effect: 'Allow', Action: 's3:GetObject', Resource: `arn:aws:s3:::${bucket}/${prefix}*` },
  ],
})

export const asJson = (policy: unknown) => JSON.stringify(policy ?? {}, null, 2)

export type Fetching = Pick<S3IngestionConfig, 'enabled' | 'schedule' | 'path'>
export type FetchingForm = Partial<Record<DatasetType, Fetching>>

const fetchingSchema = v.object({ enabled: storedFlag, schedule: storedOneOf(scheduleNames), path: storedText })

export const fetchingSchemas: FieldSchemas<FetchingForm> = {
  businesses: fetchingSchema,
  owners: fetchingSchema,
  bank_accounts: fetchingSchema,
  sales: fetchingSchema,
}

export const toFetchingForm = (configs: readonly S3IngestionConfig[]): FetchingForm =>
  Object.fromEntries(
    configs.map(({ dataset_type, enabled, schedule, path }) => [dataset_type, { enabled, schedule, path }]),
  )

export const toFetchingRequest = (form: FetchingForm): S3IngestionConfigsRequest => ({
  configs: (Object.entries(form) as [DatasetType, Fetching][]).map(([dataset_type, { enabled, schedule, path }]) => ({
    dataset_type,
    enabled,
    schedule,
    file_format: 'csv',
    path: path.trim(),
  })),
})

/** One-line summary of a dataset's fetch settings. */
export const fetchingText = (fetching: Fetching | undefined) =>
  fetching?.enabled
    ? `${nameOf(scheduleNames, fetching.schedule)}, ${fetching.path === '' ? 'all files' : fetching.path}`
    : 'Not fetched'
