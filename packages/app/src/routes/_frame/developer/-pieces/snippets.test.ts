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

const runs = {
  node: (headers: object, text: string) =>
    execFileSync('node', ['--input-type=module', '-'], {
      input: `${codeOf('node')}\nprocess.stdout.write(String(verify(...${JSON.stringify([secret, headers, text])})))`,
      encoding: 'utf8',
    }),
  python: (headers: object, text: string) =>
    execFileSync('python3', ['-'], {
      input: `${codeOf('python')}\nimport json\nargs = json.loads(${JSON.stringify(JSON.stringify([secret, headers, text]))})\nprint(str(verify(args[0], args[1], args[2].encode())).lower(), end="")`,
      encoding: 'utf8',
    }),
}

const hasPython = (() => {
  try {
    return /3\.(9|[1-9]\d)/.test(execFileSync('python3', ['--version'], { encoding: 'utf8' }))
  } catch {
    return false
  }
})()

it.each(cases)('in Node takes or refuses a signature: %s', (_what, headers, text, expected) => {
  expect(runs.node(headers, text)).toBe(String(expected))
})

it.skipIf(!hasPython).each(cases)('in Python too: %s', (_what, headers, text, expected) => {
  expect(runs.python(headers, text)).toBe(String(expected))
})
