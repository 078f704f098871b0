import type { Context, Input, OperationId, Output } from './operation'

export interface Version {
  etag: string
  /** The resource as it is now, for the audit log. */
  value: unknown
}

/** How an operation takes part in optimistic locking and the audit log. */
export interface OperationVersion<Id extends OperationId> {
  /** ETag of its response, if it isn't the hash of the whole body. */
  etag?: (body: Output<Id>) => string
  /** The resource that it changes with If-Match, as it is now; undefined if it's gone. */
  current?: (input: Input<Id>, context: Context) => Promise<Version | undefined>
  /** What it changes or deletes without If-Match, as it is now. */
  before?: (input: Input<Id>, context: Context) => Promise<unknown>
  /** Runs before the change; the returned function records other resources whose version the change moved. */
  trackMoved?: (context: Context) => Promise<() => Promise<void>>
}

export type Versions = { readonly [Id in OperationId]?: OperationVersion<Id> }
