import { expect, it } from 'vitest'
import { measured } from './mail'

const mail = { to: 'maya.ortiz@example.com', subject: 'Hello', text: 'Hello' }

it('reports sent and failed emails', async () => {
  const results: string[] = []
  const metrics = { mailEnded: (result: string) => void results.push(result) }
  await measured({ send: async () => undefined }, metrics).send(mail)
  const refused = measured({ send: () => Promise.reject(new Error('451 Try again later')) }, metrics).send(mail)
  await expect(refused).rejects.toThrow('451')
  expect(results).toEqual(['sent', 'failed'])
})
