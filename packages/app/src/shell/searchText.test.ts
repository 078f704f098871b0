import { expect, it } from 'vitest'
import { namedFirst, withoutType } from './searchText'

it('removes the word for the type before a name', () => {
  expect(withoutType('offer Mill', 'offer')).toBe('Mill')
  expect(withoutType(' Offers for  Mill', 'offer')).toBe('Mill')
  expect(withoutType('business Mill Street', 'business')).toBe('Mill Street')
  expect(withoutType('promotion spring', 'promotion')).toBe('spring')
})

it('keeps the word for other types, alone, and as part of a name', () => {
  expect(withoutType('offer Mill', 'business')).toBe('offer Mill')
  expect(withoutType('offer ', 'offer')).toBe('offer ')
  expect(withoutType('Offerings', 'offer')).toBe('Offerings')
  expect(withoutType('Mill offer', 'offer')).toBe('Mill offer')
})

it('lists names that match before other matches', () => {
  const rows = ['Sparrow Tea House', null, 'Alvarez Cafe', 'The alvarez']
  expect(namedFirst(rows, 'Alvarez', (name) => name)).toEqual([
    'Alvarez Cafe',
    'The alvarez',
    'Sparrow Tea House',
    null,
  ])
})
