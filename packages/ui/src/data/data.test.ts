import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { canadianAreaCodes, usAreaCodes } from './areaCodes'
import { findNaics, naics, searchNaics } from './naics'
import { regionsOf } from './regions'

describe('area codes', () => {
  const us = usAreaCodes.split(' ')
  const canada = canadianAreaCodes.split(' ')

  it("match the script's output", () => {
    const script = fileURLToPath(new URL('../../../../scripts/area-codes.mjs', import.meta.url))
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow()
  })

  it('are geographic, each in one country', () => {
    expect(us).toHaveLength(365)
    expect(canada).toHaveLength(56)
    expect(us.filter((code) => canada.includes(code))).toEqual([])
    for (const code of [...us, ...canada]) expect(code).toMatch(/^[2-9][0-9]{2}$/)
    for (const code of ['800', '833', '888', '900', '500', '521', '600', '700', '710', '555', '911', '411']) {
      expect([...us, ...canada]).not.toContain(code)
    }
  })

  it.each(['684', '671', '670', '787', '939', '340', '212', '415', '907', '808', '983'])('have %s', (code) => {
    expect(us).toContain(code)
  })
})

describe('regions', () => {
  it('are the states, DC and five territories, and thirteen provinces and territories', () => {
    const codes = (country: 'US' | 'CA') => regionsOf(country).map(({ code }) => code)
    expect(new Set(codes('US')).size).toBe(56)
    expect(codes('US')).toEqual(expect.arrayContaining(['DC', 'AS', 'GU', 'MP', 'PR', 'VI']))
    expect(codes('CA')).toEqual(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'])
  })
})

describe('industries', () => {
  it('are six-digit codes in order, each once, with a title', () => {
    const codes = naics.map(({ code }) => code)
    expect(codes.length).toBeGreaterThanOrEqual(120)
    expect(codes).toEqual([...new Set(codes)].sort())
    for (const { code, industry } of naics) {
      expect(code).toMatch(/^[1-9][0-9]{5}$/)
      expect(industry).toMatch(/^[A-Z].*[a-z)]$/)
    }
  })

  it('exclude codes dropped in the 2022 edition', () => {
    // Codes that the 2022 edition moved: retail from 442 to 448 and 451 to 454, publishers from 511, other information from 519.
    for (const { code } of naics) expect(code).not.toMatch(/^(44[2367]|448|45[1-4]|511|5191)/)
  })

  it('are found by code or word prefixes', () => {
    expect(findNaics('722511')).toEqual({ code: '722511', industry: 'Full-Service Restaurants' })
    expect(findNaics('000000')).toBeUndefined()
    expect(searchNaics('7225').map(({ code }) => code)).toEqual(['722511', '722513', '722514', '722515'])
    expect(searchNaics('REST serv').map(({ code }) => code)).toEqual(['722511', '722513'])
    expect(searchNaics('  beer, liquor ').map(({ code }) => code)).toEqual(['445320'])
    expect(searchNaics('ontractors')).toEqual([])
    expect(searchNaics('')).toEqual(naics)
  })
})
