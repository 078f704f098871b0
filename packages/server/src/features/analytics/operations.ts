import type { components } from '@partner-dashboard/contract'
import type { Context, Operations } from '../../kernel/operation'
import { accessTokenLife } from '../../kernel/tokens'
import { readAddressQuery } from './addressQuery'
import { signForCube } from './cubeToken'
import { describe, describeCubes } from './members'
import { type Plan, planQuery } from './query'
import { analyticsStore } from './store'

/** Base path of queries, without /load. */
const cubeAddress = '/api/analytics/cube'

/** Titles and types of a result's columns, in Cube's format. */
function annotationOf({ groups, measures }: Plan) {
  const dimensions = groups.filter(({ granularity }) => granularity === null)
  const times = groups.filter(({ granularity }) => granularity !== null)
  return {
    measures: Object.fromEntries(measures.map((member) => [member.full, describe(member)])),
    dimensions: Object.fromEntries(dimensions.map(({ member }) => [member.full, describe(member)])),
    segments: {},
    timeDimensions: Object.fromEntries(
      times.flatMap(({ member, granularity, keys }) => keys.map((key) => [key, { ...describe(member), granularity }])),
    ),
  }
}

async function load(query: components['schemas']['CubeQuery'], { database, scope, clock }: Context) {
  const now = clock()
  const plan = planQuery(query, now)
  const { data, total } = await analyticsStore(database, scope).run(plan, now.toISOString())
  return {
    query: plan.query,
    data,
    annotation: annotationOf(plan),
    lastRefreshTime: now.toISOString(),
    total,
    slowQuery: false,
  }
}

export const analyticsOperations: Pick<
  Operations,
  'getQueryToken' | 'loadCubeQuery' | 'loadCubeQueryByAddress' | 'getCubeMeta'
> = {
  async getQueryToken(_input, context) {
    const { user, scope, tokens, clock, config } = context
    const { partnerId, mode } = scope
    const now = Math.floor(clock().getTime() / 1000)
    const until = now + accessTokenLife
    const { cubeApiUrl, cubeApiSecret } = config
    const expires_at = new Date(until * 1000).toISOString()
    if (cubeApiUrl !== undefined && cubeApiSecret !== undefined) {
      const partner_ids = await analyticsStore(context.database, scope).partners()
      const claims = { partner_ids, organization_id: scope.organizationId, mode, sub: `user_${user.id}` }
      return {
        token: await signForCube(claims, { secret: cubeApiSecret, now, until }),
        api_url: cubeApiUrl,
        expires_at,
      }
    }
    return {
      token: await tokens.signQuery({ sessionId: user.sessionId, partnerId, mode }),
      api_url: cubeAddress,
      expires_at,
    }
  },

  loadCubeQuery: ({ body }, context) => load(body.query, context),
  loadCubeQueryByAddress: ({ query }, context) => load(readAddressQuery(query.query), context),

  getCubeMeta: async () => ({ cubes: describeCubes() }),
}
