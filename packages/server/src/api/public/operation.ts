import type { operations } from '@partner-dashboard/contract/public-v1'
import type { InputOf, OutputOf } from '../../kernel/operation'
import type { PublicContext } from './context'

/** Webhooks are operations of the receiver. */
export type PublicOperationId = Exclude<keyof operations, `on${string}`>

type PublicOperation<Id extends PublicOperationId> = (
  input: InputOf<operations[Id]>,
  context: PublicContext,
) => Promise<OutputOf<operations[Id]>>

/** Type checking fails if an operation of the contract is missing. */
export type PublicOperations = { [Id in PublicOperationId]: PublicOperation<Id> }
