import { expect, it } from 'vitest'
import { type CommandItem, groupCommands, searchCommands } from './command'

const items: readonly CommandItem[] = [
  { id: 'logs', label: 'API logs', group: 'Pages', keywords: 'requests errors' },
  { id: 'users', label: 'Users', group: 'Pages', description: 'Who may sign in' },
  { id: 'add', label: 'Add a user', group: 'Actions' },
  { id: 'b1', label: 'Taqueria Ortega', group: 'Businesses', isFound: true },
]
const matchIds = (typed: string) => searchCommands(items, typed, 60).map(({ id }) => id)

it('returns all items for an empty search', () => {
  expect(matchIds('  ')).toEqual(['logs', 'users', 'add', 'b1'])
})

it('puts prefix matches first', () => {
  expect(matchIds('user')).toEqual(['users', 'add', 'b1'])
})

it('requires every word, in any order and anywhere in the item', () => {
  expect(matchIds('errors API')).toEqual(['logs', 'b1'])
  expect(matchIds('SIGN')).toEqual(['users', 'b1'])
  expect(matchIds('api users')).toEqual(['b1'])
})

it('matches the starts of words only, without punctuation', () => {
  const named = (label: string): CommandItem => ({ id: label, label, group: 'Pages' })
  const labels = (typed: string) =>
    searchCommands(['Notification preferences', 'Two-step sign-in', 'Café'].map(named), typed, 60).map(({ id }) => id)
  expect(labels('ca')).toEqual(['Café'])
  expect(labels('step')).toEqual(['Two-step sign-in'])
  expect(labels('sign-in two')).toEqual(['Two-step sign-in'])
})

it('puts search results last, beyond the maximum', () => {
  const reversed = [...items].reverse()
  expect(searchCommands(reversed, 'user', 1).map(({ id }) => id)).toEqual(['users', 'b1'])
})

it('groups in the order of first items', () => {
  expect(groupCommands(items).map(({ label, items: members }) => [label, members.length])).toEqual([
    ['Pages', 2],
    ['Actions', 1],
    ['Businesses', 1],
  ])
})
