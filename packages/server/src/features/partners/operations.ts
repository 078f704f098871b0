import { partnerStore } from '../../domain/partners/store'
import type { Operations } from '../../kernel/operation'

const singlePage = <Row>(results: Row[]) => ({ results, previous: null, next: null })

export const partnerOperations: Pick<Operations, 'listPartners' | 'listOrganizations' | 'listPartnerConfigs'> = {
  listPartners: async (_input, { database, user }) => singlePage(await partnerStore(database, user).partners()),
  listOrganizations: async (_input, { database, user }) =>
    singlePage(await partnerStore(database, user).organizations()),
  listPartnerConfigs: async (_input, { database, user, scope }) =>
    singlePage(await partnerStore(database, user).configs(scope.partnerId)),
}
