import type { components } from '@partner-dashboard/contract'
import type { Context, Operations } from '../../kernel/operation'
import { lockName } from '../../platform/database/lockStore'
import { uuidOf } from '../../platform/ids'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'
import { savedViewStore, type ViewRecord } from './store'

const maxViews = 50

const storeOf = ({ database, scope, user }: Context) => savedViewStore(database, partnerScope(scope).partnerId, user.id)

const toView = (record: ViewRecord): components['schemas']['SavedView'] => ({
  ...record,
  id: `saved_view_${record.id}`,
})

function nameIn(body: { name: string }): string {
  const name = body.name.trim()
  if (name !== '') return name
  throw refuse.invalid({ in: 'body', pointer: '/name', code: 'minLength', detail: 'must not be empty' })
}

/** Serializes concurrent changes, so names stay unique and the limit holds. */
const lockViews = ({ database, user }: Context) => lockName(database, `saved views ${user.id}`)

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export const savedViewOperations: Pick<
  Operations,
  'listSavedViews' | 'saveView' | 'renameSavedView' | 'deleteSavedView'
> = {
  listSavedViews: async ({ query }, context) => ({ results: (await storeOf(context).ofList(query.list)).map(toView) }),

  async saveView({ body }, context) {
    const store = storeOf(context)
    const name = nameIn(body)
    await lockViews(context)
    const views = await store.ofList(body.list)
    const isNew = !views.some((view) => isSameName(view.name, name))
    if (isNew && views.length >= maxViews)
      throw refuse.conflict('too_many', `You have reached the limit of ${maxViews} views per list. Delete one first.`)
    const view = await store.save({ ...body, name, id: context.ids() }, context.clock())
    if (!view) throw refuse.notFound()
    return toView(view)
  },

  async renameSavedView({ path, body }, context) {
    const store = storeOf(context)
    const id = uuidOf(path.id)
    const name = nameIn(body)
    await lockViews(context)
    const view = await store.find(id)
    if (!view) throw refuse.notFound()
    const others = (await store.ofList(view.list)).filter((other) => other.id !== id)
    if (others.some((other) => isSameName(other.name, name)))
      throw refuse.conflict('name_taken', 'Another view of this list has this name. Choose a different one.')
    const renamed = await store.rename(id, name)
    if (!renamed) throw refuse.notFound()
    return toView(renamed)
  },

  async deleteSavedView({ path }, context) {
    if (!(await storeOf(context).remove(uuidOf(path.id)))) throw refuse.notFound()
    return undefined
  },
}
