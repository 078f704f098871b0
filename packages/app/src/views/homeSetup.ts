import type { HomeSummary, SetupStep } from '@partner-dashboard/client'

interface SetupLine {
  label: string
  description: string
  action: string
  to: string
  search?: Record<string, string>
}

const setup = {
  share_data: {
    label: 'Share data',
    description: 'Upload your businesses and their sales, so that they can get offers.',
    action: 'Upload data',
    to: '/data-share/manual-uploads',
  },
  branding: {
    label: 'Set your branding',
    description: 'Your logo and color appear in the widget and in emails.',
    action: 'Set branding',
    to: '/settings/branding',
  },
  webhook_endpoint: {
    label: 'Add a webhook endpoint',
    description: 'Your server is notified about offers, applications and payments.',
    action: 'Add endpoint',
    to: '/developer/webhook-events',
    search: { tab: 'endpoints', panel: 'create' },
  },
  invite_user: {
    label: 'Add a colleague',
    description: 'Give finance, support and engineering their own roles.',
    action: 'Add user',
    to: '/settings/users',
  },
  sandbox_offer: {
    label: 'Create a sandbox offer',
    description: 'Follow an offer from the widget to payoff without real money.',
    action: 'Create offer',
    to: '/playground/create-offer',
  },
} satisfies Record<SetupStep['key'], SetupLine>

/** The steps of the setup that this build knows. */
export const homeSetup = (summary: HomeSummary) =>
  (summary.setup ?? []).flatMap(({ key, is_done }) =>
    Object.hasOwn(setup, key) ? [{ id: key, isDone: is_done, ...(setup[key] as SetupLine) }] : [],
  )

/** A partner without any activity gets the setup instead of zeros. */
export function isNew(summary: HomeSummary): boolean {
  const amounts = [summary.funded_amount, summary.outstanding_amount, summary.repaid_amount].flatMap(
    (rows) => rows ?? [],
  )
  return (
    homeSetup(summary).some(({ isDone }) => !isDone) &&
    !summary.businesses_with_offer?.count &&
    !summary.businesses_with_offer?.previous_count &&
    !summary.applications?.count &&
    amounts.every(({ amount, previous_amount }) => !amount && !previous_amount)
  )
}
