import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { snippets } from './snippets'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const body = JSON.stringify({ type: 'test.ping', data: { name: 'Café “Ø”' } })

function signed(timestamp: number, key = secret) {
  const content = `event_1.${timestamp}.${body}`
  const value = createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64'))
    .update(content)
    .digest('base64')
  return { 'webhook-id': 'event_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${value}` }
}

const codeOf = (id: string) => snippets.find((snippet) => snippet.id === id)?.code ?? ''
const now = Math.floor(Date.now() / 1000)
const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const both = {
  ...signed(now),
  'webhook-signature': `${signed(now, other)['webhook-signature']} ${signed(now)['webhook-signature']}`,
}
const cases = [
  ['its own', signed(now), body, true],
  ['one of two', both, body, true],
  ['of another secret', signed(now, other), body, false],
  ['of another body', signed(now), `${body} `, false],
  ['ten minutes old', signed(now - 600), body, false],
  ['without a time', { ...signed(now), 'webhook-timestamp': 'soon' }, body, false],
] as const

const inputs = cases.map(([, headers, text]) => [secret, headers, text])
const expected = cases.map(([what, , , isTaken]) => [what, isTaken])
const resultsOf = (output: string) => cases.map(([what], index) => [what, JSON.parse(output)[index]])

const hasPython = (() => {
  try {
    return /3\.(9|[1-9]\d)/.test(execFileSync('python3', ['--version'], { encoding: 'utf8' }))
  } catch {
    return false
  }
})()

it('verifies signatures in Node', () => {
  const input = `${codeOf('node')}
process.stdout.write(JSON.stringify(${JSON.stringify(inputs)}.map((given) => verify(...given))))`
  expect(resultsOf(execFileSync('node', ['--input-type=module', '-'], { input, encoding: 'utf8' }))).toEqual(expected)
})

it.skipIf(!hasPython)('verifies signatures in Python', () => {
  const input = `${codeOf('python')}
import json
inputs = json.loads(${JSON.stringify(JSON.stringify(inputs))})
print(json.dumps([verify(secret, headers, text.encode()) for secret, headers, text in inputs]))`
  expect(resultsOf(execFileSync('python3', ['-'], { input, encoding: 'utf8' }))).toEqual(expected)
})
