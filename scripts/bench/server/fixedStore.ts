import { businessStore as stored } from '../../../packages/server/src/domain/businesses/store'

type Store = ReturnType<typeof stored>

let page: ReturnType<Store['page']> | undefined
let found: ReturnType<Store['find']> | undefined

/** The store of businesses with recorded rows. */
export const businessStore = (...place: Parameters<typeof stored>): Pick<Store, 'page' | 'find'> => ({
  page(query) {
    page ??= stored(...place).page(query)
    return page
  },
  find(id) {
    found ??= stored(...place).find(id)
    return found
  },
})
