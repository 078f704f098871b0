import { expect, it } from 'vitest'
import { businessTexts } from '../views/businessTexts'
import { sampleRows } from './shellRows'

it('samples have a different text in each place, which tells the places apart', () => {
  for (const row of sampleRows) {
    const texts = Object.values(businessTexts).map((text) => text(row))
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts).not.toContain('')
  }
})
