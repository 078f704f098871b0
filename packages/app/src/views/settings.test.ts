import type { WidgetConfig } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { locales, optionsWith, widgetState } from './settings'

it('keeps an unknown value as an option', () => {
  const values = (chosen: string) => optionsWith<string>(locales, chosen).map(({ value }) => value)
  expect(values('en-CA')).toEqual(['en-US', 'en-CA', 'fr-CA'])
  expect(optionsWith<string>(locales, 'es_MX').at(-1)).toEqual({ value: 'es_MX', label: 'Es MX' })
  expect(values('')).toEqual(['en-US', 'en-CA', 'fr-CA'])
})

it('treats a widget without data as not published', () => {
  expect(widgetState({ product_type: 'flex_loan' } as WidgetConfig).label).toBe('Not published')
})
