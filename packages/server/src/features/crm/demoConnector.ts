import type { Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import type { CrmConnector, CrmObject, Pushed } from './connector'
import { localRecordStore } from './localRecordStore'

interface Local {
  database: Queryable
  scope: PartnerScope
  clock: () => Date
}

/** External IDs containing this text are rejected, to demonstrate failures. */
const refused = 'CRMFAIL'

/** The external ID, if the object has one. */
const identifierOf = ({ id, external_id }: CrmObject) => `demo-${external_id ?? id.slice(-12)}`

/** The built-in CRM, which stores all objects in a table. */
export function demoConnector({ database, scope, clock }: Local): CrmConnector {
  const records = localRecordStore(database, scope)
  const pushOne = async (object: CrmObject): Promise<Pushed> => {
    if (String(object.external_id ?? '').includes(refused)) {
      const excerpt = `The demo CRM rejects external identifiers with ${refused}.`
      return { isOk: false, isNew: false, external_id: null, http_status: 422, excerpt }
    }
    const { external_id, is_new } = await records.put(object, identifierOf(object), clock())
    return { isOk: true, isNew: is_new, external_id, http_status: is_new ? 201 : 200, excerpt: 'ok' }
  }
  return {
    keeps: () => true,
    async push(objects) {
      const results: Pushed[] = []
      for (const object of objects) results.push(await pushOne(object))
      return results
    },
    async pull(businessIds) {
      const matches = await records.find(businessIds)
      return new Map(
        matches.map(({ object_id, external_id, updated_at, record: { phone, email, url } }) => [
          object_id,
          { external_id, updated_at, contact: { phone, email, url } },
        ]),
      )
    },
  }
}
