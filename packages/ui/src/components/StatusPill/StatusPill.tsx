import { type Tone, tones } from './StatusPill.css'

export type { Tone }

export interface StatusPillProps {
  /** Color by meaning; never the only carrier of it. */
  tone: Tone
  /** Accessible name. */
  label: string
}

/** Status pill. */
export function StatusPill({ tone, label }: StatusPillProps) {
  return <span className={tones[tone]}>{label}</span>
}
