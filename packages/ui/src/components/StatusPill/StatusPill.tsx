import { type Tone, tones } from './StatusPill.css'

export type { Tone }

export interface StatusPillProps {
  /** What the state means for whoever looks: never the only sign of it. */
  tone: Tone
  /** The status in words. */
  label: string
}

/** A state, quietly. */
export function StatusPill({ tone, label }: StatusPillProps) {
  return <span className={tones[tone]}>{label}</span>
}
