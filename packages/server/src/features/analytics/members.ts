/** A measure: a count, or a sum of money in one currency. */
export interface Measure {
  title: string
  kind: 'count' | 'money'
}

export interface Dimension {
  title: string
  kind: 'text' | 'time'
}

interface Cube {
  title: string
  /** Its measures are running totals: the balance at the end of a period. */
  isRunning?: true
  measures: Record<string, Measure>
  dimensions: Record<string, Dimension>
}

const count = (title: string): Measure => ({ title, kind: 'count' })
const money = (title: string): Measure => ({ title, kind: 'money' })
const text = (title: string): Dimension => ({ title, kind: 'text' })
const time = (title: string): Dimension => ({ title, kind: 'time' })

const common = {
  partner_id: text('Partner ID'),
  partner_name: text('Partner'),
  region: text('Region'),
  industry: text('Industry'),
  naics_code: text('NAICS code'),
  currency: text('Currency'),
}

/** Cubes and members, documented in docs/analytics.md. */
export const cubes = {
  offers: {
    title: 'Offers',
    measures: {
      count: count('Offers'),
      businesses_count: count('Businesses with an offer'),
      applied_businesses_count: count('Businesses whose offer led to an application'),
      funded_businesses_count: count('Businesses whose offer led to funding'),
      repaid_businesses_count: count('Businesses whose offer led to payoff'),
      accepted_count: count('Accepted offers'),
      max_amount: money('Offered amount'),
    },
    dimensions: {
      ...common,
      product_type: text('Product'),
      status: text('Status'),
      campaign_type: text('Offer type'),
      created_at: time('Created'),
      starts_at: time('Starts'),
      expires_at: time('Expires'),
    },
  },
  applications: {
    title: 'Applications',
    measures: {
      count: count('Applications'),
      businesses_count: count('Businesses that applied'),
      approved_count: count('Approved applications'),
      denied_count: count('Denied applications'),
      requested_amount: money('Requested amount'),
    },
    dimensions: {
      ...common,
      product_type: text('Product'),
      status: text('Status'),
      approval: text('Approval'),
      campaign_type: text('Offer type'),
      created_at: time('Created'),
      submitted_at: time('Submitted'),
      decided_at: time('Decided'),
    },
  },
  funded_products: {
    title: 'Funded products',
    measures: {
      count: count('Funded products'),
      businesses_count: count('Funded businesses'),
      advance_amount: money('Funded amount'),
      fee_amount: money('Fees'),
      total_amount: money('Payback amount'),
      paid_amount: money('Repaid'),
      outstanding_amount: money('Outstanding'),
      discount_amount: money('Fee discounts'),
    },
    dimensions: {
      ...common,
      product_type: text('Product'),
      status: text('Status'),
      campaign_type: text('Offer type'),
      created_at: time('Created'),
      funded_at: time('Funded'),
      paid_off_at: time('Paid off'),
    },
  },
  balances: {
    title: 'Balances',
    isRunning: true,
    measures: {
      outstanding_amount: money('Outstanding'),
    },
    dimensions: {
      ...common,
      product_type: text('Product'),
      status: text('Status of the funded product'),
      at: time('At the end of'),
    },
  },
  delinquency: {
    title: 'Delinquency',
    isRunning: true,
    measures: {
      outstanding_amount: money('Outstanding'),
    },
    dimensions: {
      ...common,
      product_type: text('Product'),
      bucket: text('Days past due'),
      at: time('At the end of'),
    },
  },
  vintages: {
    title: 'Vintages',
    measures: {
      paid_amount: money('Repaid'),
      loss_amount: money('Net loss'),
    },
    dimensions: {
      ...common,
      product_type: text('Product'),
      age_months: text('Months since funding'),
      funded_at: time('Funded'),
      at: time('Booked'),
    },
  },
  payments: {
    title: 'Payments',
    measures: {
      count: count('Payments'),
      failed_count: count('Failed payments'),
      amount: money('Payments of every status'),
      repaid_amount: money('Repayments'),
      principal_amount: money('Repaid principal'),
      fee_amount: money('Repaid fees'),
    },
    dimensions: {
      ...common,
      product_type: text('Product'),
      status: text('Status'),
      type: text('Type'),
      initiated_at: time('Initiated'),
      settled_at: time('Paid'),
    },
  },
  businesses: {
    title: 'Businesses',
    measures: {
      count: count('Businesses'),
      monthly_sales_amount: money('Monthly sales'),
      max_offer_amount: money('Open offers'),
      outstanding_amount: money('Outstanding'),
    },
    dimensions: {
      ...common,
      product_type: text('Product'),
      status: text('Status'),
      incorporation_type: text('Entity type'),
      country: text('Country'),
      created_at: time('Created'),
    },
  },
  revenue_share: {
    title: 'Revenue share',
    measures: {
      fee_amount: money('Repaid fees'),
      accrued_amount: money('Accrued'),
      paid_amount: money('Paid'),
    },
    dimensions: {
      ...common,
      product_type: text('Product'),
      status: text('Status of the funded product'),
      settled_at: time('Paid by the business'),
    },
  },
} as const satisfies Record<string, Cube>

export type CubeName = keyof typeof cubes
export type MeasureOf<Name extends CubeName> = keyof (typeof cubes)[Name]['measures']
export type DimensionOf<Name extends CubeName> = keyof (typeof cubes)[Name]['dimensions']

const all: Record<string, Cube> = cubes
export const cubeNames = Object.keys(cubes) as CubeName[]

/** Whether a cube's measures are balances instead of sums. */
export const isRunning = (cube: CubeName) => all[cube]?.isRunning === true

/** Looks up a member by its full name, `cube.member`. */
export type Member = { cube: CubeName; name: string; full: string } & (
  | { role: 'measure'; facts: Measure }
  | { role: 'dimension'; facts: Dimension }
)

export function findMember(full: string): Member | undefined {
  const [cube = '', name = '', ...rest] = full.split('.')
  if (rest.length > 0 || !Object.hasOwn(all, cube)) return undefined
  const { measures = {}, dimensions = {} } = all[cube] ?? {}
  const where = { cube: cube as CubeName, name, full }
  const measure = Object.hasOwn(measures, name) ? measures[name] : undefined
  if (measure) return { ...where, role: 'measure', facts: measure }
  const dimension = Object.hasOwn(dimensions, name) ? dimensions[name] : undefined
  return dimension && { ...where, role: 'dimension', facts: dimension }
}

/** A member as in Cube's annotations and /meta. */
export function describe({ cube, role, facts }: Member) {
  const names = { title: `${all[cube]?.title} ${facts.title}`, shortTitle: facts.title }
  if (role === 'dimension') return { ...names, type: facts.kind === 'time' ? 'time' : 'string' }
  return { ...names, type: 'number', ...(facts.kind === 'money' ? { format: 'currency' } : {}) }
}

/** The cubes as in Cube's /meta. */
export const describeCubes = () =>
  cubeNames.map((cube) => {
    const { title, measures, dimensions, isRunning = false } = all[cube] as Cube
    const listed = (members: object) =>
      Object.keys(members).flatMap((name) => {
        const member = findMember(`${cube}.${name}`)
        return member ? [{ name: member.full, ...describe(member), isVisible: true, public: true }] : []
      })
    return {
      name: cube,
      type: 'cube',
      title,
      isVisible: true,
      public: true,
      measures: listed(measures).map((measure) => ({
        ...measure,
        aggType: measure.format === 'currency' ? 'sum' : 'count',
        cumulative: isRunning,
        cumulativeTotal: isRunning,
      })),
      dimensions: listed(dimensions).map((dimension) => ({
        ...dimension,
        primaryKey: false,
        suggestFilterValues: true,
      })),
      segments: [],
    }
  })
