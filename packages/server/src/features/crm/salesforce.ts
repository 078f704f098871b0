import { type CrmConnector, CrmFailure, type CrmObject, excerptOf, kindOf, nameOf, type Pushed } from './connector'
import { type CrmRequest, type CrmResponse, crmRequester, parseBody } from './request'

/** Custom field that an admin of the CRM adds to Account and Opportunity: text, external ID, unique. */
const idField = 'Partner_Dashboard_Id__c'
const basePath = '/services/data/v62.0'

/** Salesforce's limit of records per request. */
const batchSize = 200

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
        // Cut, it would open another page.
        Website: String(object.url).length <= 255 ? object.url : undefined,
        BillingStreet: cut(streetOf(address), 255),
        BillingCity: cut(address.city, 40),
        BillingState: address.state,
        BillingPostalCode: cut(address.postal_code, 20),
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

/** Its lines, since Salesforce has one field for the street. */
const streetOf = ({ address_line1, address_line2 }: Record<string, unknown>) =>
  address_line1 ? [address_line1, address_line2].filter(Boolean).join('\n') : undefined

/** Salesforce rejects a record with a longer value. */
const cut = (value: unknown, maxLength: number) => (typeof value === 'string' ? value.slice(0, maxLength) : undefined)

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

interface SalesforceError {
  errorCode: string
  message: string
}

type UpsertResult =
  | { success: true; id: string; created: boolean }
  | { success: false; errors: readonly SalesforceError[] }

/** Whether the account of an opportunity wasn't sent yet. Its next event links it. */
const lacksAccount = (result: UpsertResult | undefined) =>
  result?.success === false && result.errors.some(({ message }) => message.startsWith('Foreign key external ID'))

const refusedTokens = ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'API_DISABLED_FOR_ORG']

/** Salesforce also responds with 403 when a request limit is reached, so the code decides. */
function failureOf({ status, text }: CrmResponse): CrmFailure {
  const error = firstError(text)
  if (!error || status >= 500) return new CrmFailure(status, text)
  const isRefused = refusedTokens.includes(error.errorCode)
  return new CrmFailure(isRefused ? 401 : 400, `${error.errorCode}: ${error.message}`)
}

function firstError(text: string): SalesforceError | undefined {
  try {
    const [error] = JSON.parse(text)
    return typeof error.errorCode === 'string' ? error : undefined
  } catch {
    // A proxy's page, for example.
    return undefined
  }
}

/** Salesforce: businesses are accounts; applications and orders are opportunities. */
export function salesforceConnector(instanceUrl: string, accessToken: string): CrmConnector {
  const request = crmRequester('Salesforce', instanceUrl, accessToken)

  async function send<Body>(options: CrmRequest): Promise<Body> {
    const response = await request(options)
    if (!response.isOk) throw failureOf(response)
    return parseBody('Salesforce', response)
  }

  async function upsert(type: string, records: readonly object[]): Promise<UpsertResult[]> {
    const results: UpsertResult[] = []
    for (let start = 0; start < records.length; start += batchSize) {
      const batch = records.slice(start, start + batchSize)
      results.push(
        ...(await send<UpsertResult[]>({
          method: 'PATCH',
          path: `${basePath}/composite/sobjects/${type}/${idField}`,
          body: { allOrNone: false, records: batch.map((record) => ({ attributes: { type }, ...record })) },
        })),
      )
    }
    return results
  }

  return {
    keeps: (objectId) => Object.hasOwn(places, kindOf(objectId)),

    async push(objects) {
      const place = places[kindOf(objects[0]?.id ?? '')]
      if (!place) throw new CrmFailure(null, "Salesforce doesn't support this type of object. Nothing was sent.")
      const records: Record<string, unknown>[] = objects.map((object) => ({
        ...known(place.fieldsOf(object)),
        [idField]: object.id,
      }))
      const results = await upsert(place.type, records)
      for (const [index, { Account: _, ...record }] of records.entries()) {
        const [alone] = lacksAccount(results[index]) ? await upsert(place.type, [record]) : []
        if (alone) results[index] = alone
      }
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
      const query = `SELECT Id, ${idField}, Phone, Website, LastModifiedDate FROM Account WHERE ${idField} IN (${ids})`
      const { records } = await send<{ records: AccountRecord[] }>({
        method: 'GET',
        path: `${basePath}/query?q=${encodeURIComponent(query)}`,
      })
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
