import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BusinessRecord } from '../../../domain/businesses/wire'
import { type Booking, statementOf } from '../../../domain/capital/statement'
import type { ProductRecord } from '../../../domain/capital/wire'
import { csvLines } from '../../../platform/csv'
import { demoAccounts } from '../../../seed/demoAccounts'
import { type Call, callAs, withApp } from '../../../testing/testApp'
import { printable, toPdf } from './pdf'
import { accountStatement, type ProductDocument, payoffLetter } from './productDocument'

const business: BusinessRecord = {
  id: '8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11',
  partner_id: '1c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11',
  external_id: 'b-1',
  legal_name: '=Léa & Søn Kitchens LLC',
  dba_name: 'Léa’s',
  incorporation_type: 'llc',
  city: 'Austin',
  region: 'TX',
  country: 'US',
  currency: 'USD',
  status: 'funded',
  product_type: 'term_loan',
  monthly_sales_minor: 4_000_000,
  max_offer_minor: 0,
  outstanding_minor: 0,
  created_at: '2026-01-02T10:00:00.000Z',
  name_key: 'lea',
  naics_code: null,
  naics_industry: null,
  established_on: null,
  address_line1: '600 Congress Ave',
  address_line2: null,
  postal_code: '78701',
  updated_at: '2026-01-02T10:00:00.000Z',
}

const dues = [
  { due_on: '2026-10-01', amount_minor: 550_000, fee_minor: 50_000, due_minor: 550_000 },
  { due_on: '2026-11-02', amount_minor: 550_000, fee_minor: 50_000, due_minor: 1_100_000 },
]

const loan: ProductRecord = {
  id: '2c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11',
  business_id: business.id,
  business_name: 'Léa’s',
  external_id: 'b-1',
  application_id: null,
  product_type: 'term_loan',
  status: 'outstanding',
  advance_minor: 1_000_000,
  fee_minor: 100_000,
  total_minor: 1_100_000,
  paid_minor: 450_000,
  outstanding_minor: 640_000,
  repayment_rate: null,
  currency: 'USD',
  funded_at: '2026-09-01T15:00:00.000Z',
  paid_off_at: null,
  repayments_begin_at: '2026-09-02T15:00:00.000Z',
  are_debits_stopped: false,
  minimum_minor: 0,
  minimum_interval_days: 0,
  estimated_term_days: 365,
  agreed_term_days: null,
  term_months: 12,
  revenue_share_rate: '0.1',
  discount_minor: 20_000,
  fee_paid_minor: 40_909,
  waived_minor: 10_000,
  fee_waived_minor: 10_000,
  pending_minor: 100_000,
  frequency: 'monthly',
  order_id: null,
  ended_at: null,
  end_reason: null,
  hardship_starts_on: null,
  hardship_reduction: null,
  hardship_reason: null,
  dues,
  pauses: [],
  paid_lately_minor: 0,
  failed_payment: null,
  planned_retry: null,
}

const bookings: Booking[] = [
  { at: '2026-10-02T14:00:00.000Z', type: 'payment', id: 'payment_1', principal: -500_000, fee: -50_000, note: null },
  {
    at: '2026-10-20T09:00:00.000Z',
    type: 'refund',
    id: 'refund_1',
    principal: 90_909,
    fee: 9_091,
    note: '=Paid "twice"',
  },
  {
    at: '2026-11-03T14:00:00.000Z',
    type: 'failed_payment',
    id: 'payment_2',
    principal: 0,
    fee: 0,
    note: 'R01 Insufficient funds',
  },
  { at: '2026-11-10T14:00:00.000Z', type: 'waiver', id: 'waiver_1', principal: 0, fee: -10_000, note: 'Goodwill' },
]

const subject = { issuer: 'Harvest POS', contact: 'help@harvest.example', business, product: loan, today: '2026-11-21' }

const advance: ProductRecord = {
  ...loan,
  product_type: 'merchant_cash_advance',
  repayment_rate: '0.12',
  frequency: null,
  term_months: null,
  dues: [],
  status: 'paid',
  paid_minor: 1_100_000,
  fee_paid_minor: 100_000,
  waived_minor: 0,
  fee_waived_minor: 0,
  pending_minor: 0,
  outstanding_minor: 0,
  discount_minor: 0,
  paid_off_at: '2026-11-12T14:00:00.000Z',
}

const statement = (from?: string) => accountStatement(subject, statementOf(loan, bookings, { from, to: subject.today }))
const golden = (name: string) => readFileSync(new URL(`golden/${name}`, import.meta.url))
const csvOf = ({ cells }: ProductDocument) => Buffer.from(`\uFEFF${csvLines(cells)}`)

/** Windows-1252 from 0x91 on, which Node's decoder confuses with Latin-1. */
const punctuation = '‘’“”•–—'

/** Text of a PDF file: one line per line on the page, top to bottom. */
function textOf(pdf: Buffer): string {
  const lines = new Map<string, { page: number; y: number; parts: [x: number, text: string][] }>()
  const source = pdf.toString('latin1')
  let page = 0
  for (const [, stream = ''] of source.matchAll(/stream\n([\s\S]*?)\nendstream/g)) {
    page += 1
    const content = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    for (const [, x, y, shown = ''] of content.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm[\s\S]*?\[([^\]]*)\] TJ/g)) {
      const bytes = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex).join('')
      const text = Buffer.from(bytes, 'hex')
        .toString('latin1')
        .replace(/[\x91-\x97]/g, (character) => punctuation[character.charCodeAt(0) - 0x91] ?? character)
      const key = `${page} ${y}`
      const line = lines.get(key) ?? { page, y: Number(y), parts: [] }
      line.parts.push([Number(x), text])
      lines.set(key, line)
    }
  }
  return [...lines.values()]
    .toSorted((one, other) => one.page - other.page || other.y - one.y)
    .map(({ parts }) =>
      parts
        .toSorted(([one], [other]) => one - other)
        .map(([, text]) => text.trim())
        .join(' | '),
    )
    .join('\n')
}

describe('documents of a funded product', () => {
  it('have the golden CSV files, byte for byte', () => {
    expect(csvOf(payoffLetter(subject)).equals(golden('payoff-letter.csv'))).toBe(true)
    expect(csvOf(statement()).equals(golden('statement-of-account.csv'))).toBe(true)
  })

  it('close at zero after a cancellation that followed a waiver', () => {
    const waived = { waived_minor: 50_00, fee_waived_minor: 5_00 }
    const cancelled = { ...loan, ...waived, status: 'cancelled', ended_at: '2026-11-20T15:00:00Z' } as const
    const at = '2026-11-19T15:00:00Z'
    const waiver = { id: null, note: null, at, type: 'waiver', principal: -45_00, fee: -5_00 } as const
    expect(statementOf(cancelled, [waiver], { to: subject.today }).closing).toBe(0)
  })

  it('have the golden PDF texts, and the same bytes each time', async () => {
    const pdf = await toPdf(payoffLetter(subject))
    expect(`${textOf(pdf)}\n`).toBe(golden('payoff-letter.txt').toString())
    expect(pdf.equals(await toPdf(payoffLetter(subject)))).toBe(true)
    expect(`${textOf(await toPdf(statement()))}\n`).toBe(golden('statement-of-account.txt').toString())
  })

  it('never call an advance a loan, its fee interest or its amount principal', async () => {
    const own = { ...subject, product: advance }
    const texts = [payoffLetter(own), accountStatement(own, statementOf(advance, [], { to: subject.today }))]
    for (const document of texts) expect(textOf(await toPdf(document))).not.toMatch(/loan|interest|principal/i)
    for (const { cells } of texts) expect(JSON.stringify(cells)).not.toMatch(/loan|interest|principal/i)
    expect(textOf(await toPdf(accountStatement(own, statementOf(advance, [], { to: subject.today }))))).toContain(
      'Advance amount',
    )
    expect(payoffLetter(own).paragraphs[0]).toBe('This product was paid off on 11/12/2026. Nothing is outstanding.')
  })

  it('open with the balance before the period', () => {
    const { opening, entries, closing } = statementOf(loan, bookings, { from: '2026-11-01', to: '2026-11-21' })
    expect([opening, entries.length, closing]).toEqual([650_000, 2, 640_000])
    const nothing = { waived_minor: 0, fee_waived_minor: 0 }
    const ended = { ...loan, ...nothing, status: 'void', ended_at: '2026-09-02T10:00:00.000Z' } as const
    expect(statementOf(ended, [], { to: '2026-11-21' }).closing).toBe(0)
  })

  it('keep the order of entries within one second', () => {
    const [first, second] = bookings
    if (!first || !second) throw new Error('Two bookings are needed.')
    const both = [
      { ...first, at: '2026-11-02T10:00:00.825Z' },
      { ...second, at: '2026-11-02T10:00:00.8Z' },
    ]
    const { entries } = statementOf(loan, both, { from: '2026-11-02', to: '2026-11-02' })
    expect(entries.map(({ id }) => id)).toEqual([second.id, first.id])
  })

  it('continue long statements on further pages', async () => {
    const many = Array.from({ length: 90 }, () => bookings).flat()
    const text = textOf(await toPdf(accountStatement(subject, statementOf(loan, many, { to: subject.today }))))
    expect(text).toContain('Page 10 of 10')
    expect(text.match(/Insufficient funds/g)).toHaveLength(90)
  })

  it('show long entries whole', async () => {
    const note = 'Customer advises originator is not known or not authorized'
    const failed = bookings.map((booking) => (booking.type === 'failed_payment' ? { ...booking, note } : booking))
    const pdf = await toPdf(accountStatement(subject, statementOf(loan, failed, { to: subject.today })))
    // The first line of the entry is on the line of its date.
    const words = textOf(pdf).split('\n').join(' ').replaceAll(' | $6,500.00', '')
    expect(words).toContain(`11/03/2026 | Failed payment: ${note}`)
  })

  it('name the status and the event of a charge-off as the screens do', () => {
    const ended = { status: 'abandoned', ended_at: '2026-11-12T14:00:00.000Z', pending_minor: 0 } as const
    const own = { ...subject, product: { ...loan, ...ended } }
    const letter = payoffLetter(own)
    expect(letter.facts).toContainEqual(['Status', 'Charged off'])
    expect(letter.cells[1]).toContain('abandoned')
    expect(letter.paragraphs[0]).toBe('This product was charged off on 11/12/2026. The amount is still owed.')
    const account = accountStatement(own, statementOf(own.product, bookings, { to: subject.today }))
    expect(account.facts).toContainEqual(['Status', 'Charged off'])
    expect(account.table?.rows.at(-2)?.slice(0, 2)).toEqual(['11/12/2026', 'Charged off'])
  })

  it('ask for no payment if pending payments cover the payoff amount', () => {
    const covered = { ...subject, product: { ...loan, pending_minor: loan.outstanding_minor } }
    expect(payoffLetter(covered).paragraphs[0]).toBe('The pending payments pay off this product once they settle.')
  })

  it('replace characters that the standard fonts lack', () => {
    expect(printable('Łódź 店 Zoë “café” – ā')).toBe('?ódz ? Zoë “café” – a')
  })
})

const test = withApp()
let mine: Call
beforeAll(async () => {
  mine = await callAs(test, demoAccounts.partner.email)
})

describe('downloadProductDocument', () => {
  const url = (product: { id: string; business_id: string }, query: string) =>
    `/partner_dashboard/business_details_page/${product.business_id}/documents?capital_product_id=${product.id}&${query}`

  it('closes every statement of the demo at the outstanding amount', async () => {
    const list = await mine('/partner_dashboard/capital_tab/funded_products_table_rows?page_size=100')
    const products: { id: string; business_id: string; outstanding_amount: number; status: string }[] =
      list.json().results
    expect(products.length).toBeGreaterThan(10)
    for (const product of products) {
      const csv = (await mine(url(product, 'document=account_statement&format=csv'))).body
      const last = csv.trim().split('\r\n').at(-1)?.split(',') ?? []
      expect([product.status, Number(last[7])]).toEqual([product.status, product.outstanding_amount])
    }
  })

  it('shows the return code of a failed payment with its meaning, as the screens do', async () => {
    const list = await mine(
      '/partner_dashboard/capital_tab/funded_products_table_rows?page_size=1&has_failed_payment=true',
    )
    const [product] = list.json().results
    const { failure_code, failure_message } = product.failed_payment
    expect(failure_code).toMatch(/^R\d\d$/)
    const csv = (await mine(url(product, 'document=account_statement&format=csv'))).body
    expect(csv).toContain(`,${failure_code} ${failure_message},`)
    const pdf = await mine(url(product, 'document=account_statement&format=pdf'))
    expect(textOf(pdf.rawPayload)).toContain(`Failed payment: ${failure_code} `)
  })

  it('returns files of both formats, and rejects other products and reversed periods', async () => {
    const [product] = (await mine('/partner_dashboard/capital_tab/funded_products_table_rows?page_size=1')).json()
      .results
    const pdf = await mine(url(product, 'document=payoff_letter&format=pdf'))
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain(`payoff-letter-${product.id.slice(16, 24)}-2026-11-21.pdf`)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(textOf(pdf.rawPayload)).toContain('Payoff amount')
    const csv = await mine(url(product, 'document=payoff_letter&format=csv'))
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    const other = { ...product, id: 'capital_product_00000000-0000-4000-8000-000000000000' }
    expect((await mine(url(other, 'document=payoff_letter&format=csv'))).statusCode).toBe(404)
    const reversed = url(product, 'document=account_statement&format=csv&from=2026-11-02&to=2026-11-01')
    expect((await mine(reversed)).statusCode).toBe(422)
  })
})
