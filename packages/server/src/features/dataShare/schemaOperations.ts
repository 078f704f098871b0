import { createHash } from 'node:crypto'
import { missingStore } from '../../domain/dataShare/missingStore'
import { datasets } from '../../domain/dataShare/schema'
import type { Context, Operations } from '../../kernel/operation'
import { partnerScope } from '../../platform/scope'

const storeOf = ({ database, scope }: Context) => missingStore(database, partnerScope(scope))

export const schemaOperations: Pick<
  Operations,
  'createSchemaImportToken' | 'listDatasetSchemas' | 'getDataShareSummary' | 'listIncompleteBusinesses'
> = {
  async createSchemaImportToken({ body }, { tokens, clock, scope, user }) {
    const { partnerId, mode } = partnerScope(scope)
    const life = 60 * 60
    const token = await tokens.signFor(
      'importer',
      { sub: `user_${user.id}`, partner_id: partnerId, mode, dataset_type: body.dataset_type },
      life,
    )
    // A stable nonzero number per partner and dataset.
    const digest = createHash('sha256').update(`${partnerId} ${mode} ${body.dataset_type}`).digest()
    return {
      token,
      embed_id: String((digest.readUInt32BE(0) % 900_000) + 100_000),
      expires_at: new Date(clock().getTime() + life * 1000).toISOString(),
    }
  },

  listDatasetSchemas: async () => ({
    results: datasets.map(({ type, title, description, columns }) => ({
      dataset_type: type,
      title,
      description,
      columns: columns.map((column) => ({
        name: column.name,
        type: column.type,
        is_required: column.isRequired,
        is_sensitive: column.isSensitive ?? false,
        rule: column.rule,
        sample_value: column.example,
        choices: column.choices ? [...column.choices] : null,
        aliases: [...column.aliases],
      })),
    })),
  }),

  getDataShareSummary: async (_input, context) => ({ results: await storeOf(context).freshness(context.clock()) }),

  async listIncompleteBusinesses({ query }, context) {
    const page = await storeOf(context).incomplete(query, context.clock())
    return {
      ...page,
      results: page.results.map(({ id, external_id, name, lacks, last_sales_on }) => ({
        business_id: `business_${id}`,
        external_id,
        name,
        lacks,
        last_sales_on,
      })),
    }
  },
}
