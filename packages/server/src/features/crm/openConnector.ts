import type { Config } from '../../platform/config'
import type { Queryable } from '../../platform/database/sql'
import { loadOptional } from '../../platform/optionalPackage'
import type { PartnerScope } from '../../platform/scope'
import { type CrmConnector, CrmFailure } from './connector'
import { demoConnector } from './demoConnector'
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

/** Connector of an integration. Vendors' clients are loaded on first use. */
export async function openConnector({ vendor, token, config, ...local }: Opened): Promise<CrmConnector> {
  if (vendor === 'demo') return demoConnector(local)
  const address = addressOf(config, vendor)
  if (address === undefined) throw new CrmFailure(null, 'The server is no longer configured for this CRM.')
  if (token === null) throw new CrmFailure(401, 'The access token for this CRM is missing. Connect it again.')
  if (vendor === 'hubspot') {
    const { hubspotConnector } = await loadOptional('@hubspot/api-client', () => import('./hubspot'))
    return hubspotConnector(address, token)
  }
  const { salesforceConnector } = await loadOptional('@jsforce/jsforce-node', () => import('./salesforce'))
  return salesforceConnector(address, token)
}
