import type { Readable } from 'node:stream'
import type { operations } from '@partner-dashboard/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../platform/database/sql'
import type { Scope, SessionUser } from '../platform/scope'
import type { Deps } from './deps'

export type OperationId = keyof operations

type Part<T, Name extends string> = T extends { [K in Name]?: infer Value } ? NonNullable<Value> : Record<never, never>

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? Json
  : operations[Id] extends { requestBody: { content: { 'text/csv': string } } }
    ? string
    : undefined

/** What an operation takes, checked against the contract before it runs. */
export interface Input<Id extends OperationId> {
  path: Part<operations[Id]['parameters'], 'path'>
  query: Part<operations[Id]['parameters'], 'query'>
  body: Body<Id>
}

type Query<Id extends OperationId> = Input<Id>['query']

/** The filters of a list: its query without order and page. */
export type FilterOf<Id extends OperationId> = Omit<Query<Id>, 'sort' | 'cursor' | 'page_size'>

/** The columns that a list can be sorted by, without their minus. */
export type SortOf<Id extends OperationId> =
  Query<Id> extends { sort?: infer Sort }
    ? NonNullable<Sort> extends infer Word
      ? Word extends `-${string}`
        ? never
        : Word & string
      : never
    : never

/** A file as an answer, whole or as it comes. */
export interface FileAnswer {
  fileName: string
  content: string | Buffer | Readable
}

type Answers<Id extends OperationId> = operations[Id]['responses']
type ContentOf<Answer> = Answer extends { content: { 'application/json': infer Json } }
  ? Json
  : Answer extends { content: { 'text/csv': string } }
    ? FileAnswer
    : undefined

/** What an operation answers: the body of its success, nothing where it has none. */
export type Output<Id extends OperationId> =
  Answers<Id> extends { 200: infer Answer }
    ? ContentOf<Answer>
    : Answers<Id> extends { 201: infer Answer }
      ? ContentOf<Answer>
      : Answers<Id> extends { 202: infer Answer }
        ? ContentOf<Answer>
        : undefined

/** Where a request came from, for logs that people read. */
export interface RequestFacts {
  id: string
  ip: string
  userAgent: string | undefined
}

/** What stands around an operation. Of one that changes something, the database is the transaction of its effect. */
export interface Context extends Deps {
  database: Database
  log: FastifyBaseLogger
  /** Who asks; operations without a session must not look. */
  user: SessionUser
  /** Whose data is meant. */
  scope: Scope
  request: RequestFacts
}

export type Operation<Id extends OperationId> = (input: Input<Id>, context: Context) => Promise<Output<Id>>

/** An operation of the contract that is missing here does not compile. */
export type Operations = { [Id in OperationId]: Operation<Id> }
