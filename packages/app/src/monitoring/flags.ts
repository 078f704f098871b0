/** Feature flags of the specification (section 4), and the project's own. */
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

/** Flags are off unless the run-time configuration enables them. */
const createFlags =
  (flags: Readonly<Record<string, boolean>>): Flag =>
  (name) =>
    flags[name] === true

interface FlagSources {
  flags: Readonly<Record<string, boolean>>
  /** URL of an OpenFeature provider, if any. */
  providerUrl: string | null | undefined
  /** Targeting key. */
  user: string | undefined
  load?: () => Promise<Pick<typeof import('./flagProvider'), 'loadProvidedFlags'>>
}

/** Provider flags override the configured ones; if the provider fails, only the configured ones apply. */
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
