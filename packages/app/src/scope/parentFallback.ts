/**
 * List page to open when partner or mode changes on a detail page (specification, section 2), since the object belongs
 * to the previous scope. Undefined for other pages, which stay.
 */
export function parentFallback(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '')
  return rules.find(([detail]) => detail.test(path))?.[1]
}

const rules: readonly (readonly [detail: RegExp, parent: string])[] = [
  [/^\/businesses\/[^/]+\/(capital|spend)(\/.*)?$/, '/businesses'],
  [/^\/businesses\/[^/]+\/sales$/, '/businesses'],
  [/^\/businesses\/(?!list$|capital$)[^/]+$/, '/businesses'],
  [/^\/data-share\/(manual-uploads|s3-pipeline)\/uploads\/.+$/, '/data-share'],
  [/^\/developer\/webhook-events\/.+$/, '/developer/webhook-events'],
  [/^\/developer\/crm-events\/.+$/, '/developer/crm-events'],
  [/^\/developer\/api-logs\/.+$/, '/developer/api-logs'],
  [/^\/marketing\/promotions\/(fee-discounts\/.+|create-fee-discount)$/, '/marketing/promotions'],
]
