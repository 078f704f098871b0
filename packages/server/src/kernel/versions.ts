import type { Context, Input, OperationId, Output } from './operation'

export interface Version {
  etag: string
  /** Current state, for the audit log. */
  value: unknown
}

/** Optimistic locking and audit logging of an operation. */
export interface OperationVersion<Id extends OperationId> {
  /** ETag of its response; by default the hash of the whole body. */
  etag?: (body: Output<Id>) => string
  /** Current state of the resource changed with If-Match; undefined if it's gone. */
  current?: (input: Input<Id>, context: Context) => Promise<Version | undefined>
  /** Current state of what it changes or deletes without If-Match. */
  before?: (input: Input<Id>, context: Context) => Promise<unknown>
  /** Runs before the change. The returned function records other resources whose version changed. */
  trackMoved?: (context: Context) => Promise<() => Promise<void>>
}

export type Versions = { readonly [Id in OperationId]?: OperationVersion<Id> }
