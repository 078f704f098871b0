import { expect, it } from 'vitest'
import { loadOptional } from './optionalPackage'

it('names a missing package', async () => {
  const missing = Object.assign(new Error("Cannot find package 'x'"), { code: 'ERR_MODULE_NOT_FOUND' })
  await expect(loadOptional('x', () => Promise.reject(missing))).rejects.toThrow("The package x isn't installed.")
})

it('keeps an error of the package itself', async () => {
  await expect(loadOptional('x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

it('returns the package', async () => {
  expect(await loadOptional('x', async () => 5)).toBe(5)
})
