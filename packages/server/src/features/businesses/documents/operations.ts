import { formatPhone } from '@partner-dashboard/ui/format'
import { dayOf } from '../../../domain/capital/bankCalendar'
import { statementOf } from '../../../domain/capital/statement'
import { branding, support } from '../../../domain/partners/settings'
import type { Operations } from '../../../kernel/operation'
import { csvLines } from '../../../platform/csv'
import { refuse } from '../../../platform/refusal'
import { openBusiness, productOf } from '../openBusiness'
import { accountStatement, payoffLetter } from './productDocument'

const fileNames = { payoff_letter: 'payoff-letter', account_statement: 'statement-of-account' }

export const documentOperations: Pick<Operations, 'downloadProductDocument'> = {
  async downloadProductDocument({ path, query }, context) {
    const { business, store } = await openBusiness(context, path.id)
    const product = await productOf(context, business, query.capital_product_id)
    const today = dayOf(context.clock())
    const { from, to = today } = query
    if (from !== undefined && from > to)
      throw refuse.invalid({ in: 'query', pointer: '/from', code: 'range', detail: `must not be after ${to}` })
    const [{ display_name: issuer }, { support_email, support_phone }] = [
      await branding(context),
      await support(context),
    ]
    const contact = [support_email, formatPhone(support_phone)].filter(Boolean).join(' or ')
    const subject = { issuer, contact, business, product, today }
    const document =
      query.document === 'payoff_letter'
        ? payoffLetter(subject)
        : accountStatement(subject, statementOf(product, await store.bookings(product.id), { from, to }))
    const fileName = `${fileNames[query.document]}-${product.id.slice(0, 8)}-${today}.${query.format}`
    if (query.format === 'csv') return { fileName, content: `\uFEFF${csvLines(document.cells)}` }
    const { toPdf } = await import('./pdf')
    return { fileName, content: await toPdf(document) }
  },
}
