import {
  type CrmConnector,
  CrmFailure,
  type CrmObject,
  excerptOf,
  kindOf,
  nameOf,
  type PulledBusiness,
  type Pushed,
} from './connector'
import { type CrmRequest, crmRequester, parseBody } from './request'

/** Custom property, unique among companies and among deals, to find objects pushed before. */
const idProperty = 'partner_dashboard_id'

/** HubSpot's limit of records per request. */
const batchSize = 100

type Stage = 'appointmentscheduled' | 'closedwon' | 'closedlost'

/** Stages of HubSpot's default pipeline. */
const wonOrLost: Record<string, Stage> = {
  funded: 'closedwon',
  finalized: 'closedwon',
  denied: 'closedlost',
  cancelled: 'closedlost',
  withdrawn: 'closedlost',
  expired: 'closedlost',
}

const places: Record<
  string,
  { type: 'companies' | 'deals'; group: string; propertiesOf: (object: CrmObject) => object }
> = {
  business: {
    type: 'companies',
    group: 'companyinformation',
    propertiesOf: (object) => {
      const address = (object.address ?? {}) as Record<string, unknown>
      return {
        name: nameOf(object),
        phone: object.phone,
        website: object.url,
        address: address.address_line1,
        // An empty text clears what an earlier address had.
        address2: address.address_line1 ? (address.address_line2 ?? '') : undefined,
        city: address.city,
        state: address.state,
        zip: address.postal_code,
        country: address.country,
      }
    },
  },
  application: {
    type: 'deals',
    group: 'dealinformation',
    propertiesOf: (object) => dealOf(`Application ${object.id}`, object.requested_amount, object),
  },
  order: {
    type: 'deals',
    group: 'dealinformation',
    propertiesOf: (object) => dealOf(`Order ${object.external_id}`, object.total_amount, object),
  },
}

const dealOf = (dealname: string, amount: unknown, { status }: CrmObject) => ({
  dealname,
  amount,
  pipeline: 'default',
  dealstage: wonOrLost[String(status)] ?? 'appointmentscheduled',
})

/** Omits unknown values, so HubSpot's own values are kept. */
const texts = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )

interface HubspotObject {
  id: string
  properties: Record<string, string | null>
  updatedAt: string
}

interface Results<Item> {
  results: Item[]
}

/** Requests to HubSpot that the connector needs. */
function hubspotRequests(baseUrl: string, accessToken: string) {
  const request = crmRequester('HubSpot', baseUrl, accessToken)

  async function send<Body>(options: CrmRequest): Promise<Body> {
    const response = await request(options)
    if (!response.isOk) throw new CrmFailure(response.status, response.text)
    return parseBody('HubSpot', response)
  }

  const addProperty = (type: string, groupName: string) =>
    send({
      method: 'POST',
      path: `/crm/v3/properties/${type}`,
      body: {
        name: idProperty,
        label: 'Partner Dashboard ID',
        groupName,
        type: 'string',
        fieldType: 'text',
        hasUniqueValue: true,
      },
    })

  async function upsert(objects: readonly CrmObject[]): Promise<Pushed[]> {
    const place = places[kindOf(objects[0]?.id ?? '')]
    if (!place) throw new CrmFailure(null, "HubSpot doesn't support this type of object. Nothing was sent.")
    const inputs = objects.map((object) => ({
      id: object.id,
      idProperty,
      properties: texts({ ...place.propertiesOf(object), [idProperty]: object.id }),
    }))
    const write = () =>
      send<Results<HubspotObject & { new: boolean }>>({
        method: 'POST',
        path: `/crm/v3/objects/${place.type}/batch/upsert`,
        body: { inputs },
      })
    const { results } = await write().catch(async (error: CrmFailure) => {
      if (!lacksProperty(error)) throw error
      await addProperty(place.type, place.group)
      return write()
    })
    const byId = new Map(results.map((result) => [result.properties[idProperty], result]))
    return objects.map(({ id }) => {
      const match = byId.get(id)
      if (!match) return { isOk: false, isNew: false, external_id: null, http_status: 207, excerpt: 'It was omitted.' }
      return { isOk: true, isNew: match.new, external_id: match.id, http_status: 200, excerpt: null }
    })
  }

  /** A rejected record doesn't affect the others. */
  async function upsertEach(objects: readonly CrmObject[]): Promise<Pushed[]> {
    try {
      return await upsert(objects)
    } catch (error) {
      if (!(error instanceof CrmFailure) || error.isRefusedToken || !isAboutRecords(error)) throw error
      const [only] = objects
      if (objects.length === 1 && only) {
        const excerpt = excerptOf(error.message)
        return [{ isOk: false, isNew: false, external_id: null, http_status: error.httpStatus, excerpt }]
      }
      const results: Pushed[] = []
      for (const object of objects) results.push(...(await upsertEach([object])))
      return results
    }
  }

  /** Companies of businesses. There are none while our ID property, which the first one sent adds, is missing. */
  const companies = (ids: readonly string[]) =>
    send<Results<HubspotObject>>({
      method: 'POST',
      path: '/crm/v3/objects/companies/batch/read',
      body: {
        idProperty,
        inputs: ids.map((id) => ({ id })),
        properties: [idProperty, 'phone', 'website'],
        propertiesWithHistory: [],
      },
    }).catch((error: CrmFailure): Results<HubspotObject> => {
      if (lacksProperty(error)) return { results: [] }
      throw error
    })

  /** Associates a deal with its business's company, if HubSpot has it. */
  async function associate(object: CrmObject, dealId: string): Promise<void> {
    if (typeof object.business_id !== 'string') return
    const { results } = await companies([object.business_id])
    const [company] = results
    if (!company) return
    await send({
      method: 'PUT',
      path: `/crm/v4/objects/deals/${dealId}/associations/default/companies/${company.id}`,
    })
  }

  return { upsertEach, companies, associate }
}

/** HubSpot: businesses are companies; applications and orders are deals. */
export function hubspotConnector(baseUrl: string, accessToken: string): CrmConnector {
  const { upsertEach, companies, associate } = hubspotRequests(baseUrl, accessToken)
  return {
    keeps: (objectId) => Object.hasOwn(places, kindOf(objectId)),

    async push(objects) {
      const results: Pushed[] = []
      for (let start = 0; start < objects.length; start += batchSize) {
        results.push(...(await upsertEach(objects.slice(start, start + batchSize))))
      }
      for (const [index, object] of objects.entries()) {
        const dealId = results[index]?.external_id
        if (kindOf(object.id) !== 'business' && dealId) await associate(object, dealId)
      }
      return results
    },

    async pull(businessIds) {
      const pulled = new Map<string, PulledBusiness>()
      for (let start = 0; start < businessIds.length; start += batchSize) {
        const { results } = await companies(businessIds.slice(start, start + batchSize))
        for (const { id, properties, updatedAt } of results) {
          const { [idProperty]: businessId, phone, website } = properties
          if (!businessId) continue
          const contact = { phone, url: website }
          pulled.set(businessId, { external_id: id, updated_at: new Date(updatedAt).toISOString(), contact })
        }
      }
      return pulled
    },
  }
}

const lacksProperty = ({ message }: CrmFailure) => message.includes('PROPERTY_DOESNT_EXIST')

/** Whether HubSpot rejected the records, rather than the request. */
const isAboutRecords = ({ httpStatus }: CrmFailure) =>
  httpStatus !== null && httpStatus >= 400 && httpStatus < 500 && httpStatus !== 429
