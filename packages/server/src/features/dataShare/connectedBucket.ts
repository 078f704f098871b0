import { join } from 'node:path'
import type { Deps } from '../../kernel/deps'
import type { PartnerScope } from '../../platform/scope'
import { type Bucket, folderBucket, s3Bucket } from './bucket'
import type { IntegrationRecord } from './bucketStore'

export function bucketOf(
  record: IntegrationRecord,
  { config, sealing }: Pick<Deps, 'config' | 'sealing'>,
  { partnerId, mode }: PartnerScope,
): Promise<Bucket> {
  if (record.is_folder) return Promise.resolve(folderBucket(join(config.dataDir, 'bucket', partnerId, mode)))
  return s3Bucket({
    bucket: record.bucket,
    region: record.region,
    endpoint: record.endpoint,
    roleArn: record.role_arn,
    externalId: record.external_id,
    keys: record.keys_sealed === null ? null : JSON.parse(sealing.open(record.keys_sealed)),
    stsEndpoint: config.stsEndpoint,
    egress: config,
  })
}
