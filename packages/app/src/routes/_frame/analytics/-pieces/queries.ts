import type { CubeQuery } from '@partner-dashboard/client'
import { cubeQuery } from '../../../../views/analytics'
import type { Days } from '../../../../views/analyticsPeriod'
import { vintageQueries } from '../../../../views/portfolio'
import type { AnalyticsRequest } from './analyticsRequest'

const figures = (days: Days, currency: string) => ({
  offers: cubeQuery({ cube: 'offers', measures: ['count'], days, currency }),
  applications: cubeQuery({ cube: 'applications', measures: ['count'], days, currency }),
  funded: cubeQuery({
    cube: 'funded_products',
    measures: ['count', 'advance_amount'],
    days,
    currency,
  }),
  repaid: cubeQuery({ cube: 'payments', measures: ['repaid_amount', 'failed_count'], days, currency }),
  share: cubeQuery({ cube: 'revenue_share', measures: ['accrued_amount'], days, currency }),
})

/** Same as the list's `decision`: a denied application keeps its approval. */
const withApproved = (query: CubeQuery): CubeQuery => ({
  ...query,
  filters: [
    ...(query.filters ?? []),
    { member: 'applications.approval', operator: 'equals', values: ['approved'] },
    { member: 'applications.status', operator: 'notEquals', values: ['denied'] },
  ],
})

/** All queries of the page by name. Comparison queries are left out without a comparison. */
export function allQueries(request: AnalyticsRequest) {
  const { days, before, isToDate, granularity, breakdown: by, currency, hasAllStatuses } = request
  const overTime = { days, granularity, currency }
  const now = figures(days, currency)
  const then: Partial<ReturnType<typeof figures>> = before ? figures(before, currency) : {}
  return {
    ...now,
    offersBefore: then.offers,
    applicationsBefore: then.applications,
    fundedBefore: then.funded,
    repaidBefore: then.repaid,
    shareBefore: then.share,
    outstanding: cubeQuery({ cube: 'funded_products', measures: ['outstanding_amount'], currency }),
    outstandingBefore:
      before && isToDate
        ? cubeQuery({ cube: 'balances', measures: ['outstanding_amount'], days: before, currency })
        : undefined,
    funnel: cubeQuery({
      cube: 'offers',
      measures: ['businesses_count', 'applied_businesses_count', 'funded_businesses_count', 'repaid_businesses_count'],
      days,
      currency,
    }),
    originations: cubeQuery({ cube: 'funded_products', measures: ['advance_amount'], ...overTime }),
    // By day, because the compared period's weeks and months start on other days.
    originationsBefore:
      before &&
      cubeQuery({
        cube: 'funded_products',
        measures: ['advance_amount'],
        days: before,
        granularity: 'day',
        currency,
      }),
    repayments: cubeQuery({ cube: 'payments', measures: ['principal_amount', 'fee_amount'], ...overTime }),
    offered: cubeQuery({ cube: 'offers', measures: ['count'], ...overTime }),
    demand: cubeQuery({ cube: 'applications', measures: ['count'], ...overTime }),
    approved: withApproved(cubeQuery({ cube: 'applications', measures: ['count'], ...overTime })),
    balances: cubeQuery({ cube: 'balances', measures: ['outstanding_amount'], ...overTime }),
    delinquency: {
      ...cubeQuery({ cube: 'delinquency', measures: ['outstanding_amount'], ...overTime }),
      dimensions: ['delinquency.bucket'],
    },
    attempts: {
      ...cubeQuery({ cube: 'payments', measures: ['count', 'failed_count'], currency }),
      timeDimensions: [{ dimension: 'payments.initiated_at', granularity, dateRange: [days.from, days.to] }],
    },
    ...vintageQueries(days.to, currency),
    owed: cubeQuery({ cube: 'funded_products', measures: ['outstanding_amount'], by, currency }),
    offersBy: cubeQuery({ cube: 'offers', measures: ['count', 'accepted_count'], days, by, currency }),
    applicationsBy: {
      ...cubeQuery({ cube: 'applications', measures: ['count'], days, by, currency }),
      // Without the flag, the status is the approval, or denied.
      ...(by === 'status' && !hasAllStatuses && { dimensions: ['applications.approval', 'applications.status'] }),
    },
    fundedBy: cubeQuery({ cube: 'funded_products', measures: ['count', 'advance_amount'], days, by, currency }),
    // Distinguishes a new partner from a period or currency without offers. Sent last, so it doesn't delay any figure.
    allOffers: { measures: ['offers.count'] },
  } satisfies Record<string, CubeQuery | undefined>
}

export type QueryName = keyof ReturnType<typeof allQueries>
