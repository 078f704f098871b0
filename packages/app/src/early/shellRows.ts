import type { BusinessRow } from '@partner-dashboard/client'
import { businessTexts } from '../views/businessTexts'
import { valuesOf } from '../views/look'
import { businessStatus } from '../views/vocabulary'

/** A row of each status. The build renders them with the app's components (bootstrap/shell.tsx); no two texts are equal. */
export const sampleRows = valuesOf(businessStatus).map((status): BusinessRow => {
  const names = { id: status, external_id: 'External ID', legal_name: 'Name', dba_name: null }
  const place = { city: 'Austin', region: 'TX', country: 'US' } as const
  const amounts = { currency: 'USD', monthly_sales_amount: 1, max_offer_amount: 2, outstanding_amount: 3 } as const
  const facts = { incorporation_type: 'llc', product_type: 'bnpl', created_at: '2026-01-01T00:00:00Z' } as const
  return { ...names, ...place, ...amounts, ...facts, status }
})

const textsOf = (row: BusinessRow) => Object.values(businessTexts).map((text) => text(row))

/** Fills the rendered sample rows with a response; undefined if it has no rows or unknown values, which only the app can show. */
export function listOf(samples: Element, rows: readonly BusinessRow[]): Element | undefined {
  const list = samples.cloneNode() as Element
  for (const row of rows) {
    const at = sampleRows.findIndex(({ status }) => status === row.status)
    const [sample, model] = [sampleRows[at], samples.children[at]]
    if (!sample || !model) return undefined
    list.append(fill(model.cloneNode(true) as Element, textsOf(sample), textsOf(row)))
  }
  return rows.length === 0 ? undefined : list
}

function fill(element: Element, samples: string[], texts: string[]): Element {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const blanks: Element[] = []
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text
    const text = texts[samples.indexOf(node.data)]
    if (text === undefined) continue
    node.data = text
    // A card leaves out what is blank.
    const fact = text === '' && node.parentElement?.closest('dl > div')
    if (fact) blanks.push(fact)
  }
  for (const fact of blanks) fact.remove()
  return element
}
