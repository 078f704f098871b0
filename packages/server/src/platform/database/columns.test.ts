import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { columnsOf } from './columns'

interface Row {
  id: string
  business_name: string
  paid_on?: string
}

it('lists columns by name, and expressions with their field', () => {
  const columns = { id: true, business_name: sql`coalesce(b.dba_name, b.legal_name)`, paid_on: true } as const
  expect(columnsOf<Row>(columns).text).toBe('id,coalesce(b.dba_name, b.legal_name) AS "business_name",paid_on')
  expect(columnsOf<Row>(columns, 't').text).toBe('t.id,coalesce(b.dba_name, b.legal_name) AS "business_name",t.paid_on')
})

it('keeps the values of an expression', () => {
  expect(columnsOf<{ is_late: boolean }>({ is_late: sql`due_at < ${'2026-01-01'}` }).values).toEqual(['2026-01-01'])
})

it('compiles only with exactly one column per field', () => {
  // @ts-expect-error A field without a column.
  columnsOf<Row>({ id: true, business_name: true })
  // @ts-expect-error A column without a field.
  columnsOf<Row>({ id: true, business_name: true, paid_on: true, name: true })
})
