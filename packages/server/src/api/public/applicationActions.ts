import type { ActionContext } from '../../domain/capital/action'
import { submitApplication, withdrawApplication } from '../../domain/capital/applicationActions'
import { wireOf } from '../../domain/resources/resource'
import { resources } from '../../domain/resources/resources'
import { uuidOf } from '../../platform/ids'
import { refuse } from '../../platform/refusal'
import { rows } from './change'
import { actionOfKey, type PublicContext } from './context'
import type { PublicOperations } from './operation'

type Application = Awaited<ReturnType<PublicOperations['getCapitalProductApplication']>>

async function act(
  { path }: { path: { id: string } },
  context: PublicContext,
  work: (action: ActionContext, id: string) => Promise<unknown>,
): Promise<Application> {
  const store = rows(context, 'capital_product_applications')
  const id = uuidOf(path.id)
  if (!(await store.lock(id))) throw refuse.notFound()
  await work(actionOfKey(context), id)
  const changed = await store.find(id)
  if (!changed) throw refuse.notFound()
  // resources.ts is checked to have all fields of the contract.
  return wireOf(resources.capital_product_applications, changed, context.clock()) as Application
}

export const applicationActions: Pick<
  PublicOperations,
  'submitCapitalProductApplication' | 'withdrawCapitalProductApplication'
> = {
  submitCapitalProductApplication: (input, context) =>
    act(input, context, (action, id) => submitApplication(action, id, { in: 'path', pointer: '/id' })),
  withdrawCapitalProductApplication: (input, context) =>
    act(input, context, (action, id) => withdrawApplication(action, id)),
}
