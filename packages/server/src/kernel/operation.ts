import type { Readable } from 'node:stream'
import type { operations } from '@partner-dashboard/contract'
import type { SerializeOptions } from 'cookie'
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

/** Validated input of an operation. */
export interface InputOf<Operation> {
  path: Part<Part<Operation, 'parameters'>, 'path'>
  query: Part<Part<Operation, 'parameters'>, 'query'>
  body: BodyOf<Operation>
}

export type Input<Id extends OperationId> = InputOf<operations[Id]>

type Query<Id extends OperationId> = Input<Id>['query']

/** Filters of a list: its query without sorting and pagination. */
export type FilterOf<Id extends OperationId> = Omit<Query<Id>, 'sort' | 'cursor' | 'page_size'>

/** Sort fields of a list, without the minus. */
export type SortOf<Id extends OperationId> =
  Query<Id> extends { sort?: infer Sort }
    ? NonNullable<Sort> extends infer Word
      ? Word extends `-${string}`
        ? never
        : Word & string
      : never
    : never

/** A file response, buffered or streamed. */
export interface FileAnswer {
  /** Files are CSV unless the name ends in `.pdf`. */
  fileName: string
  content: string | Buffer | Readable
}

type ContentOf<Answer> = Answer extends { content: { 'application/json': infer Json } }
  ? Json
  : Answer extends { content: { 'text/csv': string } }
    ? FileAnswer
    : undefined

/** Body of the success response; undefined if it has none. */
export type OutputOf<Operation> = Operation extends { responses: infer Answers }
  ? Answers extends { 200: infer Answer } | { 201: infer Answer } | { 202: infer Answer }
    ? ContentOf<Answer>
    : undefined
  : undefined

export type Output<Id extends OperationId> = OutputOf<operations[Id]>

/** Origin of a request, for audit logs. */
export interface RequestFacts {
  id: string
  ip: string
  userAgent: string | undefined
}

/** Context of an operation. For changes, the database is the transaction. */
export interface Context extends Deps {
  database: Database
  log: FastifyBaseLogger
  /** Signed-in user. Operations without a session must not read it. */
  user: SessionUser
  scope: Scope
  request: RequestFacts
  setCookie: (name: string, value: string, options: SerializeOptions) => void
}

type Operation<Id extends OperationId> = (input: Input<Id>, context: Context) => Promise<Output<Id>>

/** Type checking fails if an operation of the contract is missing. */
export type Operations = { [Id in OperationId]: Operation<Id> }
