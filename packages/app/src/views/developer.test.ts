import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { curlOf, cutSize, objectAddress, objectText, prefixOf } from './developer'

const uuid = '8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11'

it('writes a curl command without the key', () => {
  const headers = {
    authorization: 'Bearer secret',
    host: 'example.com',
    'Idempotency-Key': 'a1',
    'sec-fetch-mode': 'cors',
    'x-request-id': 'r1',
  }
  expect(curlOf({ method: 'POST', url: 'https://example.com/api/v1/offers', headers, body: { amount: 1 } })).toBe(
    `curl -X POST 'https://example.com/api/v1/offers' \\
  -H "Authorization: Bearer $API_KEY" \\
  -H 'x-request-id: r1' \\
  -H 'Content-Type: application/json' \\
  -d '{
  "amount": 1
}'`,
  )
  expect(curlOf({ method: 'GET', url: '/a' })).toBe(`curl '/a' \\\n  -H "Authorization: Bearer $API_KEY"`)
})

it("names a file in place of a body that wasn't logged", () => {
  const body = { cut: true, size: 78_013 }
  expect(cutSize(body)).toBe(78_013)
  expect(curlOf({ method: 'POST', url: '/a', body })).toBe(
    `curl -X POST '/a' \\\n  -H "Authorization: Bearer $API_KEY" \\\n  -H 'Content-Type: application/json' \\\n  -d @body.json`,
  )
  for (const logged of [null, 'cut', { cut: true }, { size: 1 }]) expect(cutSize(logged)).toBeUndefined()
})

it('quotes any body for the shell', () => {
  const arbitrary = fc.array(fc.oneof(fc.string(), fc.constantFrom("'", '$(date)', '\\', '`id`')), { maxLength: 5 })
  fc.assert(
    fc.property(arbitrary, (values) => {
      const body = values.map((value) => value.replaceAll('\0', ''))
      const command = curlOf({ method: 'POST', url: '/a', body }).replace(/^curl/, 'printf "%s\\0"')
      const words = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).split('\0')
      expect(JSON.parse(words.at(-2) ?? '')).toEqual(body)
    }),
    { seed: 7, numRuns: 30 },
  )
})

it('links an object by its ID', () => {
  expect(prefixOf(` capital_product_${uuid} `)).toBe('capital_product')
  expect(prefixOf('capital_product_1')).toBeUndefined()
  expect(objectText(`capital_product_${uuid}`)).toBe('Capital product …6b1c11')
  expect(objectText('1042')).toBe('1042')
  expect(objectAddress(`offer_${uuid}`)).toBeUndefined()
  expect(objectAddress(`offer_${uuid}`, [`business_${uuid}`])).toEqual({
    to: `/businesses/business_${uuid}/capital/offers`,
    search: { offer: `offer_${uuid}` },
  })
  expect(objectAddress(`refund_${uuid}`, [`business_${uuid}`])).toEqual({
    to: `/businesses/business_${uuid}/capital/payment-progress`,
    search: { payment: `refund_${uuid}` },
  })
  expect(objectAddress(`upload_${uuid}`)).toEqual({ to: `/data-share/manual-uploads/uploads/upload_${uuid}` })
  expect(objectAddress(`new_thing_${uuid}`, [`business_${uuid}`])).toBeUndefined()
})
