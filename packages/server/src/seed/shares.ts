import { createHash } from 'node:crypto'
import { datasets } from '../domain/dataShare/schema'
import { csvLines } from '../platform/csv'
import { userOf } from './demoAccounts'
import { insertRows } from './insert'
import { audienceOf, isInPromotion, promotionId, promotionPlans, promotionProducts } from './promotions'
import type { Seeding } from './seeding'

const faults = [
  {
    code: 'invalid_date',
    column: 'date',
    value: '13/45/2026',
    message: 'Must be a date in the format YYYY-MM-DD.',
    suggestion: null,
  },
  {
    code: 'invalid_date',
    column: 'date',
    value: '11/20/2026',
    message: 'Must be a date in the format YYYY-MM-DD.',
    suggestion: '2026-11-20',
  },
  {
    code: 'unknown_business',
    column: 'business_external_id',
    value: 'XYZ-1',
    message: 'No business has this external ID. Upload the businesses first.',
    suggestion: null,
  },
  {
    code: 'invalid_decimal',
    column: 'sales_amount',
    value: '1.234,50',
    message: 'Must be an amount like 1234.50, without signs or thousands separators.',
    suggestion: null,
  },
  {
    code: 'invalid_decimal',
    column: 'sales_amount',
    value: '$1,820.40',
    message: 'Must be an amount like 1234.50, without signs or thousands separators.',
    suggestion: '1820.40',
  },
  { code: 'required', column: 'sales_count', value: null, message: 'Required', suggestion: null },
]

/** Adds uploads of the last months, promotions in every state, and access to promotions. */
export async function seedShares({
  db,
  random,
  base,
  partner,
  mode,
  ago,
  isSmall,
  businesses,
  sealing,
}: Seeding): Promise<void> {
  const uploads: Record<string, unknown>[] = []
  const results: object[] = []
  const files: object[] = []
  for (let index = 0; index < (isSmall ? 6 : 24); index += 1) {
    const dataset = datasets[index % datasets.length] ?? datasets[0]
    if (!dataset) break
    // The sandbox has no bucket.
    const isFromBucket = mode === 'prod' && index % 3 === 1
    const isFailed = index % 9 === 4 || index % 12 === 3
    const rejected = isFailed ? 37 : index % 5 === 2 ? random.whole(1, 6) : 0
    const maxRows = dataset.type === 'sales' ? 900 : Math.min(900, businesses.length)
    const rows = isFailed ? 37 : Math.min(maxRows, random.whole(20, 900))
    const at = index * 3.5 + 0.6
    const [id, fileId] = [random.uuid(), random.uuid()]
    const header = dataset.columns.map(({ name }) => name)
    const lines = Array.from({ length: rows }, (_, row) => {
      const business = businesses[row % businesses.length]
      const own: Record<string, string> = business
        ? {
            business_external_id: business.external_id,
            external_id: business.external_id,
            legal_name: business.legal_name,
            dba_name: business.dba_name ?? '',
            state: business.region,
            country: business.country,
            currency: business.currency,
            date: ago(at + 1 + Math.floor(row / businesses.length)).slice(0, 10),
            sales_amount: (310 + ((row * 7919) % 264_000) / 100).toFixed(2),
            sales_count: String(7 + ((row * 31) % 90)),
          }
        : {}
      return dataset.columns.map(({ name, example }) => own[name] ?? example)
    })
    const rejectedRows = Array.from({ length: rejected }, (_, row) => row + 1)
    const findings = rejectedRows.map((row) => {
      const fault = faults[row % faults.length]
      const column = fault ? header.indexOf(fault.column) : -1
      return fault && column >= 0
        ? { row, column, fault }
        : {
            row,
            column: 0,
            fault: { code: 'required', column: header[0], value: null, message: 'Required', suggestion: null },
          }
    })
    for (const { row, column, fault } of findings) lines[row - 1]?.splice(column, 1, fault.value ?? '')
    const content = csvLines([header, ...lines])
    files.push({
      ...base,
      id: fileId,
      media_type: 'text/csv+sealed',
      content: `\\x${Buffer.from(sealing.seal(content)).toString('hex')}`,
      created_at: ago(at),
    })
    uploads.push({
      ...base,
      id,
      dataset_type: dataset.type,
      source: isFromBucket ? 's3' : 'manual',
      file_name: `${dataset.type.replaceAll('_', '-')}-${ago(at).slice(0, 10)}.csv`,
      size_bytes: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex'),
      status: isFailed ? 'failed' : 'completed',
      stage: isFailed ? 'validating' : 'imported',
      mapping: {},
      row_count: rows,
      done_count: rows,
      accepted_count: rows - rejected,
      rejected_count: rejected,
      warning_count: 0,
      rejected_rows: rejectedRows,
      file_id: fileId,
      uploaded_by: isFromBucket ? null : userOf(partner),
      error: isFailed ? 'All rows were rejected. Fix the errors and upload the file again.' : null,
      created_at: ago(at),
      finished_at: ago(at - 0.001),
    })
    for (const { row, column, fault } of findings) {
      const { column: column_name, ...said } = fault
      results.push({
        ...base,
        upload_id: id,
        id: random.uuid(),
        place: row * 1000 + column,
        row_number: row,
        column_name,
        severity: 'error',
        ...said,
      })
    }
  }
  await insertRows(db, 'files', files)
  await insertRows(db, 'dataset_uploads', uploads)
  await insertRows(db, 'validation_results', results)

  await insertRows(db, 'promotion_access', [{ ...base, requested_at: ago(300), granted_at: ago(298) }])
  const currency = partner.country === 'CA' ? 'CAD' : 'USD'
  const rows = promotionPlans.map(({ from, to, reason, ...promotion }) => ({
    ...base,
    id: promotionId(partner, mode, promotion.name),
    ...promotion,
    products: promotionProducts(partner),
    starts_at: `${ago(-from).slice(0, 10)}T00:00:00Z`,
    ends_at: `${ago(-to).slice(0, 10)}T00:00:00Z`,
    audience: audienceOf(promotion.state),
    budget_minor: promotion.state === 'ended' ? 25_000_00 : 10_000_00,
    currency,
    funded_by: 'partner',
    review_reason: reason,
    reviewed_at: promotion.state === 'under_review' ? null : ago(Math.max(1, 2 - from)),
    created_by: userOf(partner),
    created_at: ago(Math.max(2, 3 - from)),
    ended_at: null,
  }))
  await insertRows(db, 'fee_discounts', rows)
  await insertRows(
    db,
    'fee_discount_businesses',
    rows.flatMap((promotion, index) =>
      businesses
        .filter((_, position) => isInPromotion(promotion.state, index, position))
        .map((business) => ({ ...base, fee_discount_id: promotion.id, business_id: business.id })),
    ),
  )
  if (mode === 'prod') {
    await insertRows(db, 'dataset_integrations', [
      {
        ...base,
        id: random.uuid(),
        bucket: `${partner.slug}-exports`,
        region: 'us-east-1',
        prefix: '',
        endpoint: null,
        is_folder: true,
        role_arn: null,
        external_id: `pd-${random.uuid()}`,
        keys_sealed: null,
        status: 'enabled',
        health: 'healthy',
        last_error: null,
        created_at: ago(150),
      },
    ])
    await insertRows(
      db,
      'ingestion_configs',
      datasets.map(({ type }) => {
        const latest = uploads.find(({ source, dataset_type }) => source === 's3' && dataset_type === type)
        return {
          ...{ ...base, dataset_type: type, file_format: 'csv', path: `${type}/` },
          // Each file is fetched on request.
          ...{ enabled: latest !== undefined, schedule: 'manual', next_run_at: null },
          last_run_at: latest?.created_at ?? null,
          last_run_status: latest ? 'completed' : null,
          last_run_error: null,
        }
      }),
    )
  }
}
