import type { ReportFrequency } from '@partner-dashboard/client'
import { nameOf, optionsOf } from './look'
import { reportNames } from './vocabulary'

export const reportName = (kind: string) => nameOf(reportNames, kind)

const frequencies = {
  daily: 'Every day, of the day before',
  weekly: 'Every Monday, of the week before',
  monthly: 'On the first of the month, of the month before',
} satisfies Record<ReportFrequency, string>

export const frequencyName = (frequency: string) => nameOf(frequencies, frequency)
export const frequencyOptions = optionsOf(frequencies)
