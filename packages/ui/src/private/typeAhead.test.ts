import { expect, it } from 'vitest'
import { createTypeAhead, TYPE_AHEAD_MS } from './typeAhead'

const labels = ['Alabama', 'Alaska', 'Maine', 'New Mexico', 'New York', 'Texas']
const key = (letter: string, timeStamp = 0, modifiers = {}) => ({
  key: letter,
  timeStamp,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
})

/** Types with 100 ms between keys; a number is a pause in ms. */
function typed(keys: readonly (string | number)[], from = -1) {
  let time = 0
  const typeAhead = createTypeAhead()
  let at = from
  for (const each of keys) {
    if (typeof each === 'number') time += each
    else {
      time += 100
      at = typeAhead.type(key(each, time), labels, at) ?? at
    }
  }
  return labels[at]
}

it.each([
  ['the first label of a letter', ['t'], 'Texas'],
  ['letters in quick succession as one beginning', ['n', 'e', 'w', ' ', 'y'], 'New York'],
  ['capitals as small letters', ['T'], 'Texas'],
  ['the same letter again as the next of its labels', ['a', 'a'], 'Alaska'],
  ['the same letter, from the last label on to the first', ['a', 'a', 'a'], 'Alabama'],
  ['a letter after a pause as a new beginning', ['n', 500, 't'], 'Texas'],
  ['a letter just before the pause ends as part of the old one', ['n', 399, 't'], 'New Mexico'],
  ['a label that one stands on as long as it fits', ['a', 'l', 'a', 's'], 'Alaska'],
  ['nothing that does not begin so', ['x'], undefined],
  ['no word by a blank', [' '], undefined],
])('takes %s', (_what, keys, label) => {
  expect(typed(keys)).toBe(label)
})

it('ignores command keys', () => {
  const typeAhead = createTypeAhead()
  expect(typeAhead.type(key('t', 0, { ctrlKey: true }), labels, 0)).toBeUndefined()
  expect(typeAhead.type(key('Enter'), labels, 0)).toBeUndefined()
  expect(typeAhead.isTyping(key(' '))).toBe(false)
})

it('forgets after 500 ms', () => {
  const typeAhead = createTypeAhead()
  typeAhead.type(key('t'), labels, -1)
  expect(typeAhead.isTyping(key(' ', TYPE_AHEAD_MS - 1))).toBe(true)
  expect(typeAhead.isTyping(key(' ', TYPE_AHEAD_MS))).toBe(false)
})
