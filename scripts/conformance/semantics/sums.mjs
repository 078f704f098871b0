import { cents, sumOf } from './arithmetic.mjs'

const maxProducts = 12
const maxPages = 10
/** States of products whose funding was reversed. */
const reversed = new Set(['cancelled', 'void'])

/** Judges amounts across lists: payments make balances, rows make totals, and an object has its owner's currency. */
export async function checkSums({ contract, caller, filter }) {
  const calls = new Map(contract.calls.map((call) => [call.id, call]))
  const say = (id, faults) =>
    caller.report(calls.get(id), 'the sums', { method: 'GET', path: calls.get(id).path }, faults)
  const ids = [...calls.keys()].filter((id) => filter({ id }))
  if (['listCapitalProducts', 'listCapitalProductPayments'].every((id) => ids.includes(id))) await checkProducts()
  if (ids.includes('sumFundedProductRows')) await checkTotals()
  if (ids.includes('getHomeSummary') && calls.has('sumFundedProductRows')) await checkHome()
  if (ids.includes('listReportRows')) await checkReport()

  async function get(path) {
    const { status, json } = await caller.send({ method: 'GET', path })
    return status === 200 ? json : undefined
  }

  /** All rows of a list; undefined if it's longer than the limit. */
  async function all(id, query = '') {
    const rows = []
    let cursor = ''
    for (let page = 0; page < maxPages; page += 1) {
      const json = await get(`${calls.get(id).path}?page_size=100${query}${cursor}`)
      if (!json) return undefined
      rows.push(...json.results)
      if (json.next === null) return rows
      cursor = `&cursor=${encodeURIComponent(json.next)}`
    }
    return undefined
  }

  async function checkProducts() {
    const [products, refunds, businesses] = [
      await all('listCapitalProducts'),
      await all('listRefunds'),
      await all('listBusinesses'),
    ]
    const currencies = new Map((businesses ?? []).map(({ id, currency }) => [id, currency]))
    for (const product of (products ?? []).slice(0, maxProducts)) {
      const payments = await all('listCapitalProductPayments', `&capital_product_id=${product.id}`)
      if (!payments || !refunds) continue
      const settled = payments.filter(({ status }) => status === 'succeeded')
      const ids = new Set(settled.map(({ id }) => id))
      const returned = refunds.filter(({ payment_id }) => ids.has(payment_id))
      const paid = sumOf(settled, 'amount') - sumOf(returned, 'amount')
      const foreign = payments.find(({ currency }) => currency !== product.currency)
      const owner = currencies.get(product.business_id)
      say('listCapitalProducts', [
        ...(paid === cents(product.paid_amount)
          ? []
          : [`${product.id} has paid_amount ${product.paid_amount}, but its payments less refunds are ${paid / 100}`]),
        ...(owner && owner !== product.currency
          ? [`${product.id} is in ${product.currency}, but its business in ${owner}`]
          : []),
      ])
      if (foreign)
        say('listCapitalProductPayments', [
          `${foreign.id} is in ${foreign.currency}, but its product in ${product.currency}`,
        ])
    }
  }

  async function checkTotals() {
    const [rows, json] = [await all('listFundedProductRows'), await get(calls.get('sumFundedProductRows').path)]
    if (!rows || !json) return
    const sums = { funded_amount: 'advance_amount', repaid_amount: 'paid_amount' }
    const names = ['outstanding_amount', 'past_due_amount', ...Object.keys(sums)]
    const isCounted = (name, { status }) => name !== 'funded_amount' || !reversed.has(status)
    const faults = json.results.flatMap((total) =>
      names.flatMap((name) => {
        const sum = sumOf(
          rows.filter((row) => row.currency === total.currency && isCounted(name, row)),
          sums[name] ?? name,
        )
        return cents(total[name] ?? 0) === sum ? [] : [`${name} is ${total[name]}, but the rows add up to ${sum / 100}`]
      }),
    )
    say('sumFundedProductRows', faults)
  }

  async function checkHome() {
    const json = await get(calls.get('getHomeSummary').path)
    const totals = await get(calls.get('sumFundedProductRows').path)
    const [home] = json?.results ?? []
    if (!home || !totals || json.results.length > 1) return
    say(
      'getHomeSummary',
      (home.outstanding_amount ?? []).flatMap(({ currency, amount }) => {
        const total = totals.results.find((one) => one.currency === currency)?.outstanding_amount ?? 0
        return cents(total) === cents(amount) ? [] : [`outstanding_amount is ${amount}, but the products' is ${total}`]
      }),
    )
  }

  /** Reports whose values are amounts have their sums as totals. */
  async function checkReport() {
    const newest = (await get('/reports/balance_transactions/rows?from=2000-01-01&page_size=1'))?.results[0]
    const at = newest?.values?.occurred_at
    if (!at) return
    const from = new Date(Date.parse(at) - 14 * 86_400_000).toISOString().slice(0, 10)
    const path = `/reports/balance_transactions/rows?from=${from}&page_size=100`
    const rows = []
    let cursor = ''
    let totals
    for (let page = 0; page < maxPages; page += 1) {
      const json = await get(`${path}${cursor}`)
      if (!json) return
      rows.push(...json.results)
      totals = json.totals
      if (json.next === null) break
      if (page === maxPages - 1) return
      cursor = `&cursor=${encodeURIComponent(json.next)}`
    }
    const faults = (totals ?? []).flatMap(({ currency, values }) => {
      const sum = rows
        .map((row) => row.values ?? row)
        .filter((row) => row.currency === currency)
        .reduce((all, { amount }) => all + cents(Number(amount)), 0)
      return values?.amount === undefined || cents(Number(values.amount)) === sum
        ? []
        : [`the total is ${values.amount} ${currency}, but the rows add up to ${sum / 100}`]
    })
    say('listReportRows', faults)
  }
}
