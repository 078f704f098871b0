import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useAuth } from '../session/useAuth'
import { useCore } from './useCore'

function InCore() {
  useCore()
  return null
}

function InAuth() {
  useAuth()
  return null
}

it('names the missing context', () => {
  expect(() => renderToStaticMarkup(<InCore />)).toThrow('Not in CoreProvider')
  expect(() => renderToStaticMarkup(<InAuth />)).toThrow('Not in AuthProvider')
})
