import { Connection } from '@jsforce/jsforce-node'
import {
  type CrmConnector,
  CrmFailure,
  type CrmObject,
  excerptOf,
  kindOf,
  nameOf,
  type Pushed,
  withTimeout,
} from './connector'

/** Custom field that an admin of the CRM adds to Account and Opportunity: text, external ID, unique. */
const idField = 'Partner_Dashboard_Id__c'
const version = '62.0'

/** Salesforce's default stages. */
const wonOrLost: Record<string, string> = {
  funded: 'Closed Won',
  finalized: 'Closed Won',
  denied: 'Closed Lost',
  cancelled: 'Closed Lost',
  withdrawn: 'Closed Lost',
  expired: 'Closed Lost',
}

const places: Record<
  string,
  { type: 'Account' | 'Opportunity'; fieldsOf: (object: CrmObject) => Record<string, unknown> }
> = {
  business: {
    type: 'Account',
    fieldsOf: (object) => {
      const address = (object.address ?? {}) as Record<string, unknown>
      return {
        Name: nameOf(object),
        Phone: object.phone,
        Website: object.url,
        BillingStreet: address.address_line1,
        BillingCity: address.city,
        BillingState: address.state,
        BillingPostalCode: address.postal_code,
        BillingCountry: address.country,
      }
    },
  },
  application: {
    type: 'Opportunity',
    fieldsOf: (object) => opportunityOf(`Application ${object.id}`, object.requested_amount, object),
  },
  order: {
    type: 'Opportunity',
    fieldsOf: (object) => opportunityOf(`Order ${object.external_id}`, object.total_amount, object),
  },
}

const opportunityOf = (name: string, amount: unknown, { status, updated_at, business_id }: CrmObject) => ({
  Name: name.slice(0, 120),
  Amount: amount,
  StageName: wonOrLost[String(status)] ?? 'Prospecting',
  CloseDate: String(updated_at).slice(0, 10),
  Account: typeof business_id === 'string' ? { [idField]: business_id } : undefined,
})

interface AccountRecord {
  Id: string
  Partner_Dashboard_Id__c: string
  Phone: string | null
  Website: string | null
  LastModifiedDate: string
}

/** Omits unknown values, so the CRM's own values are kept. */
const known = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))

const refusedTokens = ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'API_DISABLED_FOR_ORG']

/** Salesforce through jsforce: businesses are accounts; applications and orders are opportunities. */
export function salesforceConnector(instanceUrl: string, accessToken: string): CrmConnector {
  const connection = new Connection({ instanceUrl, accessToken, version })

  async function ask<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await withTimeout(call())
    } catch (error) {
      if (error instanceof CrmFailure) throw error
      const { errorCode = '', message = '' } = error as { errorCode?: string; message?: string }
      const status = /^ERROR_HTTP_(\d{3})$/.exec(errorCode)?.[1]
      if (refusedTokens.includes(errorCode)) throw new CrmFailure(401, `${errorCode}: ${message}`)
      if (status !== undefined) throw new CrmFailure(Number(status), message)
      throw errorCode.includes('_')
        ? new CrmFailure(400, `${errorCode}: ${message}`)
        : new CrmFailure(null, "Salesforce can't be reached.")
    }
  }

  return {
    keeps: (objectId) => Object.hasOwn(places, kindOf(objectId)),

    async push(objects) {
      const place = places[kindOf(objects[0]?.id ?? '')]
      if (!place) throw new CrmFailure(null, "Salesforce doesn't support this type of object. Nothing was sent.")
      const records = objects.map((object) => ({ ...known(place.fieldsOf(object)), [idField]: object.id }))
      const results = await ask(() =>
        connection.sobject(place.type).upsert(records, idField, { allOrNone: false, allowRecursive: true }),
      )
      return results.map((result): Pushed => {
        if (result.success) {
          const isNew = result.created
          return { isOk: true, isNew, external_id: result.id, http_status: isNew ? 201 : 200, excerpt: null }
        }
        const excerpt = excerptOf(result.errors.map(({ errorCode, message }) => `${errorCode}: ${message}`).join('; '))
        return { isOk: false, isNew: false, external_id: null, http_status: 400, excerpt }
      })
    },

    async pull(businessIds) {
      // Our IDs can't contain quotation marks.
      const ids = businessIds.map((id) => `'${id}'`).join(', ')
      const { records } = await ask(async () =>
        connection.query<AccountRecord>(
          `SELECT Id, ${idField}, Phone, Website, LastModifiedDate FROM Account WHERE ${idField} IN (${ids})`,
        ),
      )
      return new Map(
        records.map((record) => [
          record.Partner_Dashboard_Id__c,
          {
            external_id: record.Id,
            updated_at: new Date(record.LastModifiedDate).toISOString(),
            contact: { phone: record.Phone, url: record.Website },
          },
        ]),
      )
    },
  }
}
