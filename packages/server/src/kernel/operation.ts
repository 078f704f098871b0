import type { Readable } from 'node:stream'
import type { operations } from '@partner-dashboard/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../platform/database/sql'
import type { Scope, SessionUser } from '../platform/scope'
import type { Deps } from './deps'

export type OperationId = keyof operations

type Part<T, Name extends string> = T extends { [K in Name]?: infer Value } ? NonNullable<Value> : Record<never, never>

type BodyOf<Operation> = Operation extends { requestBody?: infer Request }
  ? NonNullable<Request> extends { content: { 'application/json': infer Json } }
    ? Json
    : NonNullable<Request> extends { content: { 'text/csv': string } }
      ? string
      : undefined
  : undefined

/** The input of an operation of either contract, checked before it runs. */
export interface InputOf<Operation> {
  path: Part<Part<Operation, 'parameters'>, 'path'>
  query: Part<Part<Operation, 'parameters'>, 'query'>
  body: BodyOf<Operation>
}

export type Input<Id extends OperationId> = InputOf<operations[Id]>

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

type ContentOf<Answer> = Answer extends { content: { 'application/json': infer Json } }
  ? Json
  : Answer extends { content: { 'text/csv': string } }
    ? FileAnswer
    : undefined

/** The body of an operation's success; undefined where it has none. */
export type OutputOf<Operation> = Operation extends { responses: infer Answers }
  ? Answers extends { 200: infer Answer } | { 201: infer Answer } | { 202: infer Answer }
    ? ContentOf<Answer>
    : undefined
  : undefined

export type Output<Id extends OperationId> = OutputOf<operations[Id]>

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

type Operation<Id extends OperationId> = (input: Input<Id>, context: Context) => Promise<Output<Id>>

/** An operation of the contract that is missing here does not compile. */
export type Operations = { [Id in OperationId]: Operation<Id> }
