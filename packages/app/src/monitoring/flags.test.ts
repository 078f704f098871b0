import { expect, it, vi } from 'vitest'
import { loadFlags } from './flags'

const flags = { showNotification: true, 'pd-alternate-login': false }

it('asks nobody where no provider is configured', async () => {
  const load = vi.fn()
  const flag = await loadFlags({ flags, providerUrl: null, user: undefined, load })
  expect([flag('showNotification'), flag('pd-alternate-login'), flag('pd_application_statuses')]).toEqual([
    true,
    false,
    false,
  ])
  expect(load).not.toHaveBeenCalled()
})

it('takes the flags of a provider, and the configured ones for what it does not know', async () => {
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

it('goes on with the configured ones where the provider fails', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
  const flag = await loadFlags({ flags, providerUrl: 'https://flags.test/', user: 'user_1' })
  expect(flag('showNotification')).toBe(true)
})
