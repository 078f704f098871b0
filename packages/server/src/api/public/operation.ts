import type { operations } from '@partner-dashboard/contract/public-v1'
import type { InputOf, OutputOf } from '../../kernel/operation'
import type { PublicContext } from './context'

export type PublicOperationId = keyof operations

type PublicOperation<Id extends PublicOperationId> = (
  input: InputOf<operations[Id]>,
  context: PublicContext,
) => Promise<OutputOf<operations[Id]>>

/** An operation of the contract that is missing here doesn't compile. */
export type PublicOperations = { [Id in PublicOperationId]: PublicOperation<Id> }
