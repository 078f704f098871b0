import type { Context, Input, OperationId } from '../contract/operation'
import { etagOf } from '../http/etag'
import { dataShareOperations } from './dataShare/operations'
import { settingsOperations } from './settings/operations'
import { findUser } from './users/operations'

interface Version {
  etag: string
  /** What it is now, for the audit log. */
  value: unknown
}

type Current = (input: Input<OperationId>, context: Context) => Promise<Version | undefined>

const answerOf =
  (read: (input: never, context: Context) => Promise<unknown>): Current =>
  async (_input, context) => {
    const value = await read({ path: {}, query: {}, body: undefined } as never, context)
    return { etag: etagOf(value), value }
  }

/** What each operation with If-Match changes, as it is now. */
export const currentVersions: Partial<Record<string, Current>> = {
  updatePartner: answerOf(settingsOperations.getBranding),
  updateWidgetConfig: answerOf(settingsOperations.listWidgetConfigs),
  updateSupportInfo: answerOf(settingsOperations.getSupportInfo),
  putS3IngestionConfigs: answerOf(dataShareOperations.listS3IngestionConfigs),
  updatePartnerUser: async (input, context) => {
    const user = await findUser(context, (input as unknown as Input<'updatePartnerUser'>).body.user_id)
    return user && { etag: user.etag, value: user }
  },
}
