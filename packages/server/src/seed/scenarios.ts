/** State that a business demonstrates. */
export type Scenario =
  | 'no_offer'
  | 'offer_available'
  | 'in_progress'
  | 'action_required'
  | 'under_review'
  | 'denied'
  | 'funded'
  | 'behind'
  | 'past_due'
  | 'charged_off'
  | 'waived'
  | 'cancelled'
  | 'void'
  | 'repaid'
  | 'renewed'

/** Shares of the scenarios. */
export const scenarios: Record<Scenario, number> = {
  no_offer: 26,
  offer_available: 26,
  in_progress: 2,
  action_required: 1.5,
  under_review: 2,
  denied: 1,
  funded: 24,
  behind: 1.5,
  past_due: 0,
  charged_off: 0.1,
  waived: 0.2,
  cancelled: 0.3,
  void: 0.3,
  repaid: 5,
  renewed: 5,
}

/** Scenarios of certain businesses of every 50 in production, so each partner has the rare ones; past 110, of the largest partner only. */
export const rareScenarios: Partial<Record<number, Scenario>> = {
  7: 'past_due',
  12: 'charged_off',
  24: 'waived',
  33: 'cancelled',
  46: 'void',
  141: 'past_due',
  170: 'past_due',
}

/** First sandbox businesses of a partner, each in a state to try out. */
export const sandboxScenarios: readonly (readonly [name: string, scenario: Scenario])[] = [
  ['Sandbox Manual Review', 'under_review'],
  ['Sandbox Second Review', 'under_review'],
  ['Sandbox Open Offer', 'offer_available'],
  ['Sandbox Started Application', 'in_progress'],
  ['Sandbox Documents Needed', 'action_required'],
  ['Sandbox Denied', 'denied'],
  ['Sandbox Funded', 'funded'],
  ['Sandbox Behind On Payments', 'behind'],
  ['Sandbox Paid Off', 'repaid'],
  ['Sandbox No Offer', 'no_offer'],
]
