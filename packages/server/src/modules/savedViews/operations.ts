import type { components } from '@partner-dashboard/contract'
import type { Context, Operations } from '../../contract/operation'
import { refuse } from '../../contract/refusal'
import { partnerScope } from '../../http/scope'
import { uuidOf } from '../businesses/wire'
import { savedViewStore, type ViewRecord } from './store'

const most = 50

const storeOf = ({ database, scope, user }: Context) => savedViewStore(database, partnerScope(scope).partnerId, user.id)

const toView = (record: ViewRecord): components['schemas']['SavedView'] => ({
  ...record,
  id: `saved_view_${record.id}`,
})

export const savedViewOperations: Pick<Operations, 'listSavedViews' | 'saveView' | 'deleteSavedView'> = {
  listSavedViews: async ({ query }, context) => ({ results: (await storeOf(context).ofList(query.list)).map(toView) }),

  async saveView({ body }, context) {
    const store = storeOf(context)
    const name = body.name.trim()
    if (name === '')
      throw refuse.invalid({ in: 'body', pointer: '/name', code: 'minLength', detail: 'must not be empty' })
    const views = await store.ofList(body.list)
    const isNew = !views.some((view) => view.name.toLowerCase() === name.toLowerCase())
    if (isNew && views.length >= most) throw refuse.conflict('too_many', `A list has at most ${most} views.`)
    const view = await store.save({ ...body, name, id: context.ids() }, context.clock())
    if (!view) throw refuse.notFound()
    return toView(view)
  },

  async deleteSavedView({ path }, context) {
    if (!(await storeOf(context).remove(uuidOf(path.id)))) throw refuse.notFound()
    return undefined
  },
}
