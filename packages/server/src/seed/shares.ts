import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { datasets } from '../domain/dataShare/schema'
import { csvLines } from '../platform/csv'
import type { Queryable } from '../platform/database/sql'
import { insertRows } from './insert'
import type { Seeding } from './seeding'

const faults = [
  {
    code: 'invalid_date',
    column: 'date',
    value: '13/45/2026',
    message: 'Must be a date as YYYY-MM-DD.',
    suggestion: null,
  },
  {
    code: 'invalid_date',
    column: 'date',
    value: '11/20/2026',
    message: 'Must be a date as YYYY-MM-DD.',
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
    message: 'Must be an amount as 1234.50, without signs or thousands separators.',
    suggestion: null,
  },
  {
    code: 'invalid_decimal',
    column: 'sales_amount',
    value: '$1,820.40',
    message: 'Must be an amount as 1234.50, without signs or thousands separators.',
    suggestion: '1820.40',
  },
  { code: 'required', column: 'sales_count', value: null, message: 'Required', suggestion: null },
]

/** What promotions of the past brought: the offers of their days carry them, and what was funded on these cost less by the discount. */
async function bringPast(db: Queryable, { partner_id, mode }: Seeding['base']): Promise<void> {
  await db.query(
    sql`UPDATE offers o SET fee_discount_id = d.id, discount_rate = CASE WHEN o.status = 'accepted' THEN d.discount_rate END
        FROM fee_discounts d
        JOIN fee_discount_businesses b ON b.partner_id = d.partner_id AND b.mode = d.mode AND b.fee_discount_id = d.id
        WHERE d.partner_id = ${partner_id} AND d.mode = ${mode} AND d.state = 'ended'
          AND o.partner_id = d.partner_id AND o.mode = d.mode AND o.business_id = b.business_id AND o.status <> 'open'
          AND o.product_type = ANY(d.products) AND o.starts_at >= d.starts_at AND o.starts_at < d.ends_at`,
  )
  await db.query(
    sql`UPDATE capital_products c SET fee_discount_id = d.id,
          discount_minor = round(c.fee_minor * d.discount_rate / (1 - d.discount_rate))
        FROM applications a
        JOIN offers o ON o.partner_id = a.partner_id AND o.mode = a.mode AND o.id = a.offer_id
        JOIN fee_discounts d ON d.partner_id = o.partner_id AND d.mode = o.mode AND d.id = o.fee_discount_id
        WHERE a.partner_id = ${partner_id} AND a.mode = ${mode} AND c.partner_id = a.partner_id AND c.mode = a.mode
          AND c.application_id = a.id AND d.state = 'ended'`,
  )
}

/** Uploads of the last months, promotions of every state, and whether the partner may make them. */
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
    // Of the bucket, and by hand.
    const isFailed = index % 9 === 4 || index % 12 === 3
    const rejected = isFailed ? 37 : index % 5 === 2 ? random.whole(1, 6) : 0
    const most = dataset.type === 'sales' ? 900 : Math.min(900, businesses.length)
    const rows = isFailed ? 37 : Math.min(most, random.whole(20, 900))
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
    const found = rejectedRows.map((row) => {
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
    for (const { row, column, fault } of found) lines[row - 1]?.splice(column, 1, fault.value ?? '')
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
      source: index % 3 === 1 ? 's3' : 'manual',
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
      uploaded_by: index % 3 === 1 ? null : 'Demo user',
      error: isFailed ? 'No row could be taken. Look at the errors, repair them, and upload the file again.' : null,
      created_at: ago(at),
      finished_at: ago(at - 0.001),
    })
    for (const { row, column, fault } of found) {
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
  const promotions = [
    { name: 'Holiday stock-up', state: 'running', discount_rate: 0.2, from: -12, to: 30, reason: null },
    { name: 'Spring restock', state: 'scheduled', discount_rate: 0.15, from: 40, to: 75, reason: null },
    { name: 'Back to school', state: 'ended', discount_rate: 0.25, from: -110, to: -70, reason: null },
    { name: 'New locations', state: 'under_review', discount_rate: 0.1, from: 10, to: 45, reason: null },
    {
      name: 'Everything free',
      state: 'denied',
      discount_rate: 0.9,
      from: 5,
      to: 35,
      reason: 'The discount exceeds half of the fee.',
    },
  ]
  const rows = promotions.map(({ from, to, reason, ...promotion }) => ({
    ...base,
    id: random.uuid(),
    ...promotion,
    products: Object.keys(partner.products).slice(0, 2),
    starts_at: `${ago(-from).slice(0, 10)}T00:00:00Z`,
    ends_at: `${ago(-to).slice(0, 10)}T00:00:00Z`,
    audience: { type: 'filter' },
    budget_minor: promotion.state === 'ended' ? 15_000_00 : 5_000_00,
    currency,
    funded_by: 'partner',
    review_reason: reason,
    reviewed_at: promotion.state === 'under_review' ? null : ago(Math.max(1, 2 - from)),
    created_by: 'Demo user',
    created_at: ago(Math.max(2, 3 - from)),
    ended_at: null,
  }))
  await insertRows(db, 'fee_discounts', rows)
  await insertRows(
    db,
    'fee_discount_businesses',
    rows.flatMap((promotion, index) =>
      businesses
        .filter((_, position) => promotion.state === 'ended' || position % (index + 2) === 0)
        .map((business) => ({ ...base, fee_discount_id: promotion.id, business_id: business.id })),
    ),
  )
  if (!isSmall) await bringPast(db, base)
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
      datasets.map(({ type }) => ({
        ...base,
        dataset_type: type,
        enabled: type === 'sales',
        schedule: 'daily',
        file_format: 'csv',
        path: `${type}/`,
        last_run_at: null,
        last_run_status: null,
        next_run_at: type === 'sales' ? ago(-0.5) : null,
      })),
    )
  }
}
