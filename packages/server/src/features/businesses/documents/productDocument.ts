import type { components } from '@partner-dashboard/contract'
import { formatAddress, formatCurrency, formatDate } from '@partner-dashboard/ui/format'
import { type BusinessRecord, toDetails } from '../../../domain/businesses/wire'
import { ledgerOf } from '../../../domain/capital/actionParts'
import { addDays } from '../../../domain/capital/bankCalendar'
import { delinquencyOf } from '../../../domain/capital/figures'
import { feeLeftOf } from '../../../domain/capital/ledger'
import type { EntryType, Statement } from '../../../domain/capital/statement'
import type { ProductRecord } from '../../../domain/capital/wire'
import { amountCell } from '../../../platform/csv'
import { money } from '../../../platform/money'

type Schemas = components['schemas']

/** Content of a document, independent of its file format. */
export interface ProductDocument {
  title: string
  issuer: string
  preparedOn: string
  facts: [label: string, value: string][]
  paragraphs: string[]
  table: { titles: string[]; rows: string[][]; isNumeric: boolean[] } | undefined
  /** Titles and rows of the CSV file. */
  cells: unknown[][]
}

export interface Subject {
  issuer: string
  /** The partner's support email and phone number; empty if there are none. */
  contact: string
  business: BusinessRecord
  product: ProductRecord
  today: string
}

/** A payoff amount is valid for ten days. */
const validDays = 10

const productNames: Record<Schemas['ProductType'], string> = {
  merchant_cash_advance: 'Merchant cash advance',
  flex_loan: 'Flex loan',
  term_loan: 'Term loan',
  bnpl: 'BNPL',
  spend_card: 'Spend card',
}

/** A merchant cash advance is a sale of receivables, so its documents never say principal, loan or interest. */
const principalOf = ({ product_type }: ProductRecord) =>
  product_type === 'merchant_cash_advance' ? 'Advance amount' : 'Principal'

/** Same labels as in the dashboard. */
const statusNames: Record<Schemas['PaymentPlanStatus'], string> = {
  outstanding: 'Outstanding',
  paid: 'Paid',
  abandoned: 'Charged off',
  cancelled: 'Cancelled',
  waived: 'Waived',
  void: 'Void',
}

const productId = ({ id }: ProductRecord) => `capital_product_${id}`
const nameOf = ({ legal_name, dba_name }: BusinessRecord) =>
  dba_name === null || dba_name === legal_name ? legal_name : `${legal_name} (${dba_name})`

const cell = (minor: number) => amountCell(money(minor))

const contactText = (contact: string) => (contact === '' ? [] : [`Questions? Contact ${contact}.`])

function subjectFacts({ business, product, today }: Subject): ProductDocument['facts'] {
  return [
    ['Prepared on', formatDate(today)],
    ['Business', nameOf(business)],
    ['Address', formatAddress(toDetails(business).address)],
    ['Product', `${productNames[product.product_type]}, funded ${formatDate(product.funded_at)}`],
    ['Product ID', productId(product)],
    ['Status', statusNames[product.status]],
  ]
}

/** Outstanding amount by part, as of the end of the day. */
function payoffOf(product: ProductRecord, today: string) {
  const payoff = product.outstanding_minor
  const fee = payoff === 0 ? 0 : feeLeftOf(ledgerOf(product))
  return {
    payoff,
    fee,
    principal: payoff - fee,
    pending: product.pending_minor,
    goodThrough: payoff === 0 ? null : addDays(today, validDays),
    pastDue: delinquencyOf(product, today).pastDueMinor,
  }
}

function endText({ status, paid_off_at, ended_at }: ProductRecord): string {
  const at = formatDate(paid_off_at ?? ended_at)
  if (status === 'paid') return `This product was paid off on ${at}. Nothing is outstanding.`
  return `This product was ${status === 'void' ? 'voided' : status} on ${at}. Nothing is outstanding.`
}

export function payoffLetter(subject: Subject): ProductDocument {
  const { product, business, today, issuer, contact } = subject
  const { payoff, fee, principal, pending, goodThrough, pastDue } = payoffOf(product, today)
  const text = (minor: number) => formatCurrency(money(minor), product.currency)
  const rest = payoff - pending
  const facts = subjectFacts(subject)
  facts.push(['Payback amount', text(product.total_minor)], ['Paid', text(product.paid_minor)])
  if (product.waived_minor > 0) facts.push(['Waived', text(product.waived_minor)])
  facts.push([`Outstanding ${principalOf(product).toLowerCase()}`, text(principal)], ['Outstanding fee', text(fee)])
  if (pastDue > 0) facts.push(['Past due', text(pastDue)])
  facts.push(['Payoff amount', text(payoff)])
  if (pending > 0) facts.push(['Pending payments', text(pending)], ['Payoff after pending payments', text(rest)])
  if (goodThrough !== null) facts.push(['Good through', formatDate(goodThrough)], ['Per diem', 'None'])
  const paragraphs =
    goodThrough === null
      ? [endText(product)]
      : [
          ...(product.status === 'abandoned'
            ? [`This product was charged off on ${formatDate(product.ended_at)}. The amount is still owed.`]
            : []),
          rest === 0
            ? 'The pending payments pay off this product once they settle.'
            : `A payment of ${text(rest)} by ${formatDate(goodThrough)} pays off this product${pending > 0 ? ' once the pending payments settle' : ''}.`,
          "The fee is fixed, so the payoff amount doesn't grow from day to day. Paying early has no charge and no discount.",
          `Payments that settle after ${formatDate(today)} lower the payoff amount. A payment that the bank returns raises it by its amount.`,
        ]
  return {
    title: 'Payoff letter',
    issuer,
    preparedOn: today,
    facts,
    paragraphs: [...paragraphs, ...contactText(contact)],
    table: undefined,
    cells: [
      [
        ...[
          'Prepared on',
          'Business',
          'Business ID',
          'Product ID',
          'Product',
          'Status',
          'Currency',
          'Payback amount',
          'Paid',
        ],
        ...[
          'Waived',
          `Outstanding ${principalOf(product).toLowerCase()}`,
          'Outstanding fee',
          'Past due',
          'Payoff amount',
          'Pending payments',
          'Payoff after pending payments',
        ],
        ...['Good through', 'Per diem'],
      ],
      [
        ...[
          today,
          nameOf(business),
          `business_${business.id}`,
          productId(product),
          product.product_type,
          product.status,
        ],
        product.currency,
        ...[
          product.total_minor,
          product.paid_minor,
          product.waived_minor,
          principal,
          fee,
          pastDue,
          payoff,
          pending,
          rest,
        ].map(cell),
        ...[goodThrough, cell(0)],
      ],
    ],
  }
}

const entryNames: Record<EntryType, string> = {
  funded: 'Funded',
  fee: 'Fee',
  payment: 'Payment',
  failed_payment: 'Failed payment',
  refund: 'Refund',
  waiver: 'Waiver',
  cancelled: 'Cancelled',
  void: 'Voided',
  abandoned: 'Charged off',
}

export function accountStatement(subject: Subject, statement: Statement): ProductDocument {
  const { product, issuer, contact, today } = subject
  const { from, to, opening, closing, entries } = statement
  const text = (minor: number) => formatCurrency(money(minor), product.currency)
  const part = (minor: number) => (minor === 0 ? '' : text(minor))
  const discount = product.discount_minor > 0 ? `After a discount of ${text(product.discount_minor)}` : null
  const noted = entries.map((entry) => (entry.type === 'fee' ? { ...entry, note: discount } : entry))
  const rows = noted.map(({ at, type, note, principal, fee, balance }) => [
    formatDate(at),
    note === null ? entryNames[type] : `${entryNames[type]}: ${note}`,
    part(principal),
    part(fee),
    part(principal + fee),
    text(balance),
  ])
  return {
    title: 'Statement of account',
    issuer,
    preparedOn: today,
    facts: [
      ...subjectFacts(subject),
      ['Period', `${formatDate(from)} – ${formatDate(to)}`],
      ['Opening balance', text(opening)],
      ['Closing balance', text(closing)],
      ...(product.pending_minor > 0 && to >= today
        ? [['Pending payments', text(product.pending_minor)] as [string, string]]
        : []),
    ],
    paragraphs: [
      'Days are in UTC. Payments and waivers are negative. Failed payments leave the balance unchanged.',
      ...contactText(contact),
    ],
    table: {
      titles: ['Date', 'Entry', principalOf(product), 'Fee', 'Amount', 'Balance'],
      rows: [
        [formatDate(from), 'Opening balance', '', '', '', text(opening)],
        ...rows,
        [formatDate(to), 'Closing balance', '', '', '', text(closing)],
      ],
      isNumeric: [false, false, true, true, true, true],
    },
    cells: [
      ['Date', 'Type', 'ID', 'Note', principalOf(product), 'Fee', 'Amount', 'Balance', 'Currency'],
      [from, 'Opening balance', '', '', '', '', '', cell(opening), product.currency],
      ...noted.map(({ at, type, id, note, principal, fee, balance }) => [
        ...[at.slice(0, 10), entryNames[type], id, note],
        ...[principal, fee, principal + fee, balance].map(cell),
        product.currency,
      ]),
      [to, 'Closing balance', '', '', '', '', '', cell(closing), product.currency],
    ],
  }
}
