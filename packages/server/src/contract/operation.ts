import type { operations } from '@partner-dashboard/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/sql'
import type { Deps } from '../deps'
import type { Scope, SessionUser } from '../http/scope'

export type OperationId = keyof operations

type Part<T, Name extends string> = T extends { [K in Name]?: infer Value } ? NonNullable<Value> : Record<never, never>

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? Json
  : undefined

/** What an operation takes, checked against the contract before it runs. */
export interface Input<Id extends OperationId> {
  path: Part<operations[Id]['parameters'], 'path'>
  query: Part<operations[Id]['parameters'], 'query'>
  body: Body<Id>
}

type Answers<Id extends OperationId> = operations[Id]['responses']

/** What an operation answers: the body of its 200, nothing where it has only a 204. */
export type Output<Id extends OperationId> =
  Answers<Id> extends { 200: { content: { 'application/json': infer Json } } } ? Json : undefined

/** What stands around an operation. */
export interface Context extends Deps {
  database: Database
  log: FastifyBaseLogger
  /** Who asks; operations without a session must not look. */
  user: SessionUser
  /** Whose data is meant. */
  scope: Scope
}

export type Operation<Id extends OperationId> = (input: Input<Id>, context: Context) => Promise<Output<Id>>

/** An operation of the contract that is missing here does not compile. */
export type Operations = { [Id in OperationId]: Operation<Id> }
