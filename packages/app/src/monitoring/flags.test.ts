import { expect, it, vi } from 'vitest'
import { loadFlags } from './flags'

const flags = { showNotification: true, 'pd-alternate-login': false }

it('sends no request without a provider', async () => {
  const load = vi.fn()
  const flag = await loadFlags({ flags, providerUrl: null, user: undefined, load })
  expect([flag('showNotification'), flag('pd-alternate-login'), flag('pd_application_statuses')]).toEqual([
    true,
    false,
    false,
  ])
  expect(load).not.toHaveBeenCalled()
})

it('uses provider flags, and configured ones as fallback', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      flags: [
        { key: 'pd-alternate-login', value: true },
        { key: 'showNotification', value: 'yes' },
      ],
    }),
  )
  const flag = await loadFlags({ flags, providerUrl: 'https://flags.test/', user: 'user_1' })
  expect([flag('showNotification'), flag('pd-alternate-login')]).toEqual([true, true])
})

it('uses configured flags if the provider fails', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
  const flag = await loadFlags({ flags, providerUrl: 'https://flags.test/', user: 'user_1' })
  expect(flag('showNotification')).toBe(true)
})
