import { ApiError } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { loadFailure } from './loadFailure'

it('tells a network that is gone from a server that fails', () => {
  const offline = new ApiError({ kind: 'offline', message: 'Failed to fetch' })
  const server = new ApiError({ kind: 'server', message: '500' })
  expect(loadFailure(offline, true)?.title).toBe('The server cannot be reached')
  expect(loadFailure(offline, false)?.title).toBe('This page cannot be loaded while you are offline')
  expect(loadFailure(server, false)?.title).toBe('This page cannot be loaded while you are offline')
  expect(loadFailure(server, true)).toBeUndefined()
})
