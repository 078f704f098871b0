/** The feature flags of the specification (section 4), and the project's own. */
export type FlagName =
  | 'partner-event-emails'
  | 'pd-show-bnpl-orders'
  | 'pd-show-authentications-settings'
  | 'pd-user-roles-grace-period'
  | 'pd_discount_promo_csv_upload'
  | 'pd_application_statuses'
  | 'showNotification'
  | 'pd-alternate-login'

export type Flag = (name: FlagName) => boolean

/** Every flag is off unless the run-time configuration turns it on. */
const createFlags =
  (flags: Readonly<Record<string, boolean>>): Flag =>
  (name) =>
    flags[name] === true

interface FlagSources {
  flags: Readonly<Record<string, boolean>>
  /** Where an OpenFeature provider answers, if anywhere. */
  providerUrl: string | null | undefined
  /** Whose flags. */
  user: string | undefined
  load?: () => Promise<Pick<typeof import('./flagProvider'), 'loadProvidedFlags'>>
}

/** The provider's flags over the configured ones. Where it does not answer, the configured ones alone. */
export async function loadFlags({
  flags,
  providerUrl,
  user,
  load = () => import('./flagProvider'),
}: FlagSources): Promise<Flag> {
  const configured = createFlags(flags)
  if (!providerUrl) return configured
  try {
    const provided = await (await load()).loadProvidedFlags(providerUrl, user)
    return (name) => provided(name, configured(name))
  } catch {
    return configured
  }
}
