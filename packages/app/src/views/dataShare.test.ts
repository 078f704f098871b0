import type { DatasetFreshness, RejectedRow, SchemaColumn, ValidationResult } from '@partner-dashboard/client'
import { describe, expect, it } from 'vitest'
import { isColumnFound, missingDataNotice, uploadLook, uploadSteps } from './dataShare'
import { keepsKey, readPolicy, toBucketForm, toBucketRequest } from './dataShareBucket'
import { guessMapping, missingColumns, remap, toColumnQuery, unusedHeaders } from './dataShareMapping'
import { isRepaired, repairCsv, repairName, waitingRepairs } from './dataShareRepair'

const column = (name: string, more: Partial<SchemaColumn> = {}): SchemaColumn => ({
  name,
  type: 'text',
  is_required: false,
  is_sensitive: false,
  rule: '',
  sample_value: '',
  choices: null,
  aliases: [],
  ...more,
})

describe('file columns', () => {
  const schema = {
    columns: [
      column('business_external_id', { is_required: true, aliases: ['external_id', 'id'] }),
      column('date', { is_required: true, aliases: ['day'] }),
      column('total', { aliases: ['amount'] }),
    ],
  }

  it('match by the last mapping, name or alias, each once', () => {
    expect(guessMapping(schema, ['ID', 'Day', ' TOTAL '])).toEqual({
      business_external_id: 'ID',
      date: 'Day',
      total: ' TOTAL ',
    })
    expect(guessMapping(schema, ['id', 'external id', 'date'])).toMatchObject({ business_external_id: 'external id' })
    expect(guessMapping(schema, ['id', 'date', 'x'], { total: 'x', date: 'gone' })).toEqual({
      business_external_id: 'id',
      date: 'date',
      total: 'x',
    })
  })

  it('can be reassigned; missing and unused ones are listed', () => {
    const mapping = remap({ business_external_id: 'id', date: 'day', total: '' }, 'total', 'day')
    expect(mapping).toEqual({ business_external_id: 'id', date: '', total: 'day' })
    expect(missingColumns(schema, mapping)).toEqual(['date'])
    expect(unusedHeaders(['id', 'day', 'note', ''], mapping)).toEqual(['note'])
    expect(toColumnQuery(mapping)).toEqual(['business_external_id:id', 'date:', 'total:day'])
  })

  it('can be replaced by a value for every row', () => {
    const mapping = remap(remap({ business_external_id: 'id', date: '', total: '' }, 'date', '=US'), 'total', '=US')
    expect(mapping).toEqual({ business_external_id: 'id', date: '=US', total: '=US' })
    expect(missingColumns(schema, mapping)).toEqual([])
    expect(toColumnQuery(mapping)).toContain('date:=US')
    expect(guessMapping(schema, ['id'], mapping)).toEqual(mapping)
  })
})

describe('a rejected row', () => {
  const result = (name: string, more: Partial<ValidationResult> = {}): ValidationResult => ({
    row_number: 7,
    column: name,
    value: null,
    code: 'required',
    severity: 'error',
    message: 'Required',
    suggestion: null,
    ...more,
  })
  const row = (...results: ValidationResult[]): RejectedRow => ({ row_number: 7, values: { a: '', b: 'x' }, results })

  it('is fixed when every invalid value was changed', () => {
    const bad = row(result('a'), result('b'), result('c', { severity: 'warning' }))
    expect(isRepaired(bad)).toBe(false)
    expect(isRepaired(bad, { a: '1' })).toBe(false)
    expect(isRepaired(bad, { a: '1', b: ' x ' })).toBe(false)
    expect(isRepaired(bad, { a: '1', b: '2' })).toBe(true)
    expect(isRepaired(row(result('a', { code: 'too_many_values' })), { b: '2' })).toBe(true)
    expect(isRepaired({ row_number: 1, values: {}, results: [] }, { a: '1' })).toBe(false)
  })

  it('is submitted completely, with quotes and its row number', () => {
    const columns = [column('a'), column('b')]
    const rows = [row(), { row_number: 9, values: { a: '=1+1', b: 'two\nlines' }, results: [] }]
    expect(
      repairCsv(rows, columns, (number): Record<string, string> => (number === 7 ? { a: 'say "hi", you' } : {})),
    ).toBe('a,b,source_row\r\n"say ""hi"", you",x,7\r\n=1+1,"two\nlines",9\r\n')
    expect(repairName(repairName('sales.CSV'))).toBe('sales-fixed.csv')
  })
})

describe('shared data', () => {
  const sales: DatasetFreshness = {
    dataset_type: 'sales',
    last_upload_at: null,
    row_count: 9,
    businesses_count: 9,
    missing_count: 0,
    late_count: 0,
    from: '2026-01-01',
    to: '2026-11-20',
    missing_days: [],
  }

  it('describes missing data and its consequence', () => {
    expect(missingDataNotice(sales, '2026-11-21')).toBeUndefined()
    expect(missingDataNotice({ ...sales, missing_count: 1 }, '2026-11-21')?.text).toBe(
      "1 business has no sales data and can't get offers.",
    )
    expect(missingDataNotice({ ...sales, missing_count: 2, late_count: 3 }, '2026-11-21')?.text).toMatch(
      /^2 businesses have no sales data.* 3 businesses have no sales in the last 30 days\./,
    )
    expect(missingDataNotice({ ...sales, late_count: 1 }, '2026-11-21')?.tone).toBe('caution')
    expect(missingDataNotice(sales, '2026-12-01')?.text).toContain('11 days ago')
    expect(missingDataNotice({ ...sales, missing_days: ['2026-11-12'] }, '2026-11-21')?.text).toMatch(
      /^No business has sales on 11\/12\/2026\. /,
    )
    const days = (count: number) => Array.from({ length: count }, (_, index) => `2026-11-${19 - index}`)
    expect(missingDataNotice({ ...sales, missing_days: days(6) }, '2026-11-21')?.text).toContain(
      '11/15/2026 and 11/14/2026.',
    )
    expect(missingDataNotice({ ...sales, missing_days: days(9) }, '2026-11-21')?.text).toContain(
      '11/15/2026 and 4 more days.',
    )
    expect(missingDataNotice({ ...sales, dataset_type: 'businesses', row_count: 0 }, '2026-11-21')?.tone).toBe(
      'caution',
    )
  })

  it('marks an upload with rejected rows as partly completed until they are fixed', () => {
    expect(uploadLook({ status: 'completed', remaining_count: 3 })).toEqual({
      tone: 'caution',
      label: 'Partially completed',
    })
    expect(uploadLook({ status: 'completed', remaining_count: 0 })).toMatchObject({ tone: 'positive' })
    expect(uploadLook({ status: 'failed', remaining_count: 3 })).toMatchObject({ tone: 'negative' })
  })

  it('shows the steps of an upload', () => {
    const states = (stage: Parameters<typeof uploadSteps>[0]['stage'], status: 'processing' | 'completed' | 'failed') =>
      uploadSteps({ stage, status }).map((step) => step.status)
    expect(states('uploaded', 'processing')).toEqual([
      'completed',
      'in_progress',
      'not_started',
      'not_started',
      'not_started',
    ])
    expect(states('validating', 'failed').at(3)).toBe('failed')
    expect(new Set(states('imported', 'completed'))).toEqual(new Set(['completed']))
  })

  it('finds a column if every search word matches', () => {
    const routing = column('routing_number', { rule: 'Nine digits with a checksum', aliases: ['aba'] })
    expect(isColumnFound(routing, 'ABA')).toBe(true)
    expect(isColumnFound(routing, 'nine checksum')).toBe(true)
    expect(isColumnFound(routing, 'nine dates')).toBe(false)
  })
})

describe('repeated fixes', () => {
  it('are followed to the remaining rejected rows', () => {
    const of = (event_id: string, repairs_event_id: string | null, remaining_count: number) => ({
      event_id,
      repairs_event_id,
      remaining_count,
    })
    const uploads = [of('d', 'b', 2), of('c', 'a', 0), of('b', 'a', 0), of('x', 'other', 5), of('a', null, 9)]
    expect(waitingRepairs('a', uploads).map(({ event_id }) => event_id)).toEqual(['d'])
    expect(waitingRepairs('c', uploads)).toEqual([])
  })
})

describe('a bucket', () => {
  const form = { ...toBucketForm(undefined), bucket: 'b-b-b', region: 'r' }

  it('sends the service as the server expects', () => {
    expect(toBucketRequest({ ...form, service: 'folder' })).toEqual({ bucket: 'b-b-b', region: 'r', prefix: '' })
    expect(toBucketRequest(form)).toMatchObject({ endpoint: null, role_arn: null, access_key_id: null })
    expect(toBucketRequest({ ...form, access: 'key' })).not.toHaveProperty('access_key_id')
    expect(toBucketRequest({ ...form, service: 'other', endpoint: ' https://x.example ' }).endpoint).toBe(
      'https://x.example',
    )
    expect(keepsKey(form, undefined)).toBe(false)
  })

  it('requests only the permissions it needs', () => {
    const [list, read] = readPolicy({ bucket: 'b', prefix: 'p/' }).Statement
    expect(list).toMatchObject({ Resource: 'arn:aws:s3:::b', Condition: { StringLike: { 's3:prefix': 'p/*' } } })
    expect(read?.Resource).toBe('arn:aws:s3:::b/p/*')
  })
})
