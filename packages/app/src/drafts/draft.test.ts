import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type FieldSchemas, storedList, storedText } from '../views/stored'
import { onlyChanged, readable, storable } from './draft'
import { createDraftStore } from './draftStore'

const initial = { name: 'Harvest', ssn: '', colors: ['#000000'], logo: null as File | null, address: { city: 'Reno' } }

const schemas: FieldSchemas<Omit<typeof initial, 'logo'>> = {
  name: storedText,
  ssn: storedText,
  colors: storedList(storedText),
  address: v.object({ city: storedText }),
}

describe('onlyChanged', () => {
  it('drops values that were changed back, compared by value', () => {
    expect(onlyChanged(initial, { name: 'Harvest', colors: ['#000000'], address: { city: 'Reno' } })).toEqual({})
    expect(onlyChanged(initial, { name: 'Other', address: { city: 'Elko' } })).toEqual({
      name: 'Other',
      address: { city: 'Elko' },
    })
  })

  it('detects a replaced file', () => {
    const file = new File(['a'], 'a.csv')
    expect(onlyChanged({ file }, { file })).toEqual({})
    expect(onlyChanged({ file }, { file: new File(['a'], 'a.csv') })).toHaveProperty('file')
  })
})

describe('stored drafts', () => {
  it('exclude sensitive fields and nested files', () => {
    const file = new File(['a'], 'a.csv')
    expect(storable({ ...initial, ssn: '123-45-6789', logo: file }, ['ssn'])).not.toHaveProperty('ssn')
    expect(storable({ logo: file, nested: { files: [file] }, name: 'x' }, [])).toEqual({ name: 'x' })
  })

  it('restore fields that still exist and are valid', () => {
    const stored = { name: 'Other', colors: 'red', gone: 1, ssn: '123', address: { city: 5 }, toString: 'x' }
    expect(readable(schemas, stored, ['ssn'])).toEqual({ name: 'Other' })
  })

  it('drop invalid list items, and lists without valid items', () => {
    expect(readable(schemas, { name: 'Other', colors: [null] }, [])).toEqual({ name: 'Other' })
    expect(readable(schemas, { colors: [5, '#FFFFFF', { a: 1 }] }, [])).toEqual({ colors: ['#FFFFFF'] })
  })

  it.each([[null], [undefined], ['text'], [['a']], [{ name: null }]])('are empty for %j', (stored) => {
    expect(readable(schemas, stored, [])).toEqual({})
  })
})

function storage(isFull = false) {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage & { values: Map<string, string> }
}

const place = { userId: 'u', partnerId: 'p', mode: 'prod', name: 'branding' }

describe('the store', () => {
  it('keeps drafts by user, partner, mode and name', () => {
    const store = createDraftStore(() => storage())
    const keys = [
      place,
      { ...place, userId: 'v' },
      { ...place, partnerId: null },
      { ...place, mode: 'sandbox' },
      { ...place, name: 'widget' },
    ].map(store.keyOf)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('returns stored changes, and nothing once there are none', () => {
    const area = storage()
    const store = createDraftStore(() => area)
    store.write('k', { name: 'x' })
    expect(store.read('k')).toEqual({ name: 'x' })
    store.write('k', {})
    expect(store.read('k')).toBeUndefined()
    expect(area.values.size).toBe(0)
  })

  it('ignores invalid JSON', () => {
    const area = storage()
    area.values.set('k', '{"name":')
    expect(createDraftStore(() => area).read('k')).toBeUndefined()
  })

  it('falls back to memory if storage is full or blocked', () => {
    const full = storage(true)
    full.values.set('k', '{"name":"old"}')
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const store of [createDraftStore(() => full), createDraftStore(blocked)]) {
      store.write('k', { name: 'x' })
      expect(store.read('k')).toEqual({ name: 'x' })
      store.settle('k')
      expect(store.read('k')).toBeUndefined()
    }
  })

  it('discards visible drafts on leave', () => {
    const store = createDraftStore(() => storage())
    const discarded: string[] = []
    const close = store.open('a', () => discarded.push('a'))
    store.open('b', () => discarded.push('b'))
    close()
    store.discardOpen()
    expect(discarded).toEqual(['b'])
  })
})
