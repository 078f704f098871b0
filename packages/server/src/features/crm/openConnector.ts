import type { JobContext } from '../../kernel/jobHandlers'
import type { Config } from '../../platform/config'
import type { PartnerScope } from '../../platform/scope'
import { type CrmConnector, CrmFailure } from './connector'
import { demoConnector } from './demoConnector'
import { hubspotConnector } from './hubspot'
import { salesforceConnector } from './salesforce'
import type { IntegrationRecord, Vendor } from './wire'

const addressOf = (config: Config, vendor: Exclude<Vendor, 'demo'>) =>
  ({ hubspot: config.crmHubspotUrl, salesforce: config.crmSalesforceUrl })[vendor]

export const isConfigured = (config: Config, vendor: Vendor) =>
  vendor === 'demo' || addressOf(config, vendor) !== undefined

/** Connector of an integration. */
export function openConnector(
  { config, database, clock, sealing }: JobContext,
  scope: PartnerScope,
  { vendor, token_sealed }: IntegrationRecord,
): CrmConnector {
  if (vendor === 'demo') return demoConnector({ database, scope, clock })
  const address = addressOf(config, vendor)
  if (address === undefined) throw new CrmFailure(null, 'The server is no longer configured for this CRM.')
  if (token_sealed === null) throw new CrmFailure(401, 'The access token for this CRM is missing. Connect it again.')
  const token = sealing.open(token_sealed)
  return vendor === 'hubspot' ? hubspotConnector(address, token) : salesforceConnector(address, token)
}
