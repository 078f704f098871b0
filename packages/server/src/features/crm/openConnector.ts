import type { Config } from '../../platform/config'
import type { Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { type CrmConnector, CrmFailure } from './connector'
import { demoConnector } from './demoConnector'
import { hubspotConnector } from './hubspot'
import { salesforceConnector } from './salesforce'
import type { Vendor } from './wire'

const addressOf = (config: Config, vendor: Exclude<Vendor, 'demo'>) =>
  ({ hubspot: config.crmHubspotUrl, salesforce: config.crmSalesforceUrl })[vendor]

export const isConfigured = (config: Config, vendor: Vendor) =>
  vendor === 'demo' || addressOf(config, vendor) !== undefined

interface Opened {
  vendor: Vendor
  token: string | null
  config: Config
  database: Queryable
  scope: PartnerScope
  clock: () => Date
}

/** Connector of an integration. */
export function openConnector({ vendor, token, config, ...local }: Opened): CrmConnector {
  if (vendor === 'demo') return demoConnector(local)
  const address = addressOf(config, vendor)
  if (address === undefined) throw new CrmFailure(null, 'The server is no longer configured for this CRM.')
  if (token === null) throw new CrmFailure(401, 'The access token for this CRM is missing. Connect it again.')
  return vendor === 'hubspot' ? hubspotConnector(address, token) : salesforceConnector(address, token)
}
