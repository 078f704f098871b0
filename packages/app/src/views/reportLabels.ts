import type { ReportFrequency } from '@partner-dashboard/client'
import * as v from 'valibot'
import { nameOf, optionsOf } from './look'
import { storedOneOf } from './stored'
import { reportNames } from './vocabulary'

export const reportName = (kind: string) => nameOf(reportNames, kind)

const frequencies = {
  daily: 'Daily, for the previous day',
  weekly: 'Every Monday, for the previous week',
  monthly: 'Monthly, for the previous month',
} satisfies Record<ReportFrequency, string>

export const frequencyName = (frequency: string) => nameOf(frequencies, frequency)
/** Schema of a stored draft; '' is not selected. */
export const frequencySchema = v.union([v.literal(''), storedOneOf(frequencies)])
export const frequencyOptions = optionsOf(frequencies)
