import { nameOf } from '../../../../views/look'

/** What a record is, and enough of its id to know it again. */
export function objectWords(id: string): string {
  const [, prefix = '', end = ''] = /^([a-z_]+)_[0-9a-f-]+([0-9a-f]{6})$/.exec(id) ?? []
  return prefix === '' ? id : `${nameOf({}, prefix)} …${end}`
}
