import type { Organization, Partner } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { scopeProblem } from './scopeProblem'

const partner = (id: string, config: unknown) => ({ id, config }) as Partner
const partners = [partner('a', { products: [] }), partner('b', null), partner('c', undefined)]
const facts = { partnerId: 'a', isOrganizationUser: false, partners, organizations: undefined }

it.each([
  ['nothing about a partner that is there', {}, undefined],
  ['nothing while the partners are on their way', { partners: undefined, partnerId: 'x' }, undefined],
  ['nothing where no partner is chosen', { partnerId: null }, undefined],
  ['an unknown partner', { partnerId: 'x' }, 'No partner was found for the given ID'],
  ['an unknown partner among none', { partners: [] }, 'No partner was found for the given ID'],
  ['a partner without configuration', { partnerId: 'b' }, 'Partner configuration not found'],
  ['a configuration that is missing', { partnerId: 'c' }, 'Partner configuration not found'],
  ['no organization', { isOrganizationUser: true, organizations: [] }, 'No organization found'],
  ['nothing while it is on its way', { isOrganizationUser: true }, undefined],
  ['no organization of a partner user', { organizations: [] as Organization[] }, undefined],
])('says %s', (_what, change, problem) => {
  expect(scopeProblem({ ...facts, ...change })).toBe(problem)
})
