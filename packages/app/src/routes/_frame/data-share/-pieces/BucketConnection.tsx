import { type Api, type S3Integration, type S3Test, testS3 } from '@partner-dashboard/client'
import {
  Button,
  CodeBlock,
  CopyableText,
  DescriptionList,
  Disclosure,
  Inline,
  Note,
  Notice,
  Section,
  Stack,
  StatusPill,
} from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useWhyNot } from '../../../../session/useWhyNot'
import { accessName } from '../../../../views/dataShare'
import { asJson, readPolicy } from '../../../../views/dataShareBucket'
import { look } from '../../../../views/look'
import { health } from '../../../../views/webhooks'
import { BucketForm } from './BucketForm'

interface BucketConnectionProps {
  api: Api
  /** Undefined until a bucket is connected. */
  bucket: S3Integration | undefined
}

export function BucketConnection({ api, bucket }: BucketConnectionProps) {
  const [isEditing, setEditing] = useState(false)
  const whyNot = useWhyNot(api, 'manage_data_share')
  const test = useMutation(testS3(api))
  const runTest = () => test.mutate(undefined)

  if (!bucket || isEditing) {
    return (
      <Section
        title={bucket ? 'Edit bucket' : 'Connect bucket'}
        description="New and changed CSV files are fetched automatically. Your files are never modified."
      >
        {whyNot === undefined ? (
          <BucketForm
            api={api}
            bucket={bucket}
            onSaved={(saved) => {
              setEditing(false)
              test.reset()
              if (saved.access !== 'none') runTest()
            }}
            onCancel={bucket && (() => setEditing(false))}
          />
        ) : (
          <Note>{whyNot}</Note>
        )}
      </Section>
    )
  }

  const needsPolicy = bucket.access === 'role' || bucket.access === 'none'
  return (
    <Section
      title="Bucket"
      actions={
        <Inline>
          <Button isDisabled={whyNot !== undefined} isPending={test.isPending} onPress={runTest}>
            Test connection
          </Button>
          <Button variant="quiet" isDisabled={whyNot !== undefined} onPress={() => setEditing(true)}>
            {' '}
            Edit
          </Button>
        </Inline>
      }
    >
      {whyNot !== undefined && <Note>{whyNot}</Note>}
      {test.data && <TestResult result={test.data} />}
      <DescriptionList
        items={[
          {
            label: 'Connection',
            value:
              bucket.access === 'none' ? (
                <StatusPill tone="caution" label="Incomplete" />
              ) : (
                <StatusPill {...look(health, bucket.health)} />
              ),
          },
          ...(bucket.last_error && !test.data ? [{ label: 'Last failure', value: bucket.last_error }] : []),
          { label: 'Bucket', value: bucket.bucket },
          { label: 'Region', value: bucket.region },
          { label: 'Prefix', value: bucket.prefix || 'None (entire bucket)' },
          ...(bucket.endpoint ? [{ label: 'Service', value: bucket.endpoint }] : []),
          { label: 'Access', value: accessName(bucket.access) },
          ...(bucket.role_arn ? [{ label: 'Role', value: bucket.role_arn }] : []),
          ...(needsPolicy
            ? [{ label: 'External ID', value: <CopyableText label="External ID" text={bucket.external_id} /> }]
            : []),
        ]}
      />
      {bucket.access === 'none' && (
        <Note as="div">
          <ol>
            <li>Create a role in your AWS account with the trust policy below. Its external ID is unique to you.</li>
            <li>Attach the permissions policy to the role.</li>
            <li>Select Edit and paste the role ARN.</li>
          </ol>
        </Note>
      )}
      {needsPolicy && (
        <Disclosure title="AWS policies" defaultExpanded={bucket.access === 'none'} headingLevel={3}>
          <Stack>
            <CodeBlock label="Trust policy" code={asJson(bucket.trust_policy)} />
            <CodeBlock label="Permissions policy" code={asJson(readPolicy(bucket))} />
          </Stack>
        </Disclosure>
      )}
    </Section>
  )
}

function TestResult({ result: { is_ok, code, message, objects } }: { result: S3Test }) {
  return (
    <Notice role="status" tone={is_ok ? 'positive' : 'negative'}>
      <Stack gap={1}>
        <strong>{is_ok ? 'Connection successful' : 'Connection failed'}</strong>
        <span>
          {message}
          {code !== null && ` (${code})`}
        </span>
        {(objects ?? []).length > 0 && (
          <Stack as="ul" gap={0}>
            {objects.map((key) => (
              <li key={key}>
                <code>{key}</code>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Notice>
  )
}
