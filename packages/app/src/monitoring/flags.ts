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
export const createFlags =
  (flags: Readonly<Record<string, boolean>>): Flag =>
  (name) =>
    flags[name] === true
