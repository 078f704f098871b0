import type { ReportFrequency } from '@partner-dashboard/client'
import * as v from 'valibot'
import { nameOf, optionsOf } from './look'
import { storedOneOf } from './stored'
import { reportNames } from './vocabulary'

export const reportName = (kind: string) => nameOf(reportNames, kind)

const frequencies = {
  daily: 'Every day, of the day before',
  weekly: 'Every Monday, of the week before',
  monthly: 'On the first of the month, of the month before',
} satisfies Record<ReportFrequency, string>

export const frequencyName = (frequency: string) => nameOf(frequencies, frequency)
/** Of a stored draft; '' is none chosen. */
export const frequencySchema = v.union([v.literal(''), storedOneOf(frequencies)])
export const frequencyOptions = optionsOf(frequencies)
