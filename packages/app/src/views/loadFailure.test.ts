import { ApiError } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { loadFailure } from './loadFailure'

it('distinguishes offline from a server error', () => {
  const offline = new ApiError({ kind: 'offline', message: 'Failed to fetch' })
  const server = new ApiError({ kind: 'server', message: '500' })
  expect(loadFailure(offline, true)?.title).toBe("We couldn't reach the server")
  expect(loadFailure(offline, false)?.title).toBe("We can't load this page while you're offline")
  expect(loadFailure(server, false)?.title).toBe("We can't load this page while you're offline")
  expect(loadFailure(server, true)).toBeUndefined()
})
