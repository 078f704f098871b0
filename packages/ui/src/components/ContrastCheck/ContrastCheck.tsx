import { StatusPill, type Tone } from '../StatusPill/StatusPill'
import * as styles from './ContrastCheck.css'
import { contrastOf } from './contrast'

export interface ContrastCheckProps {
  /** Name of the color, such as "Primary color". */
  label: string
  /** #RGB or #RRGGBB; other values aren't checked. */
  color: string
}

const pairs = [
  { id: 'white', label: 'White text', of: (color: string) => ({ words: '#FFFFFF', ground: color }) },
  { id: 'dark', label: 'Dark text', of: (color: string) => ({ words: '#1C2024', ground: color }) },
  { id: 'page', label: 'On white', of: (color: string) => ({ words: color, ground: '#FFFFFF' }) },
]

/** Thresholds of WCAG 2.2, 1.4.3: 4.5 for text, 3 for large text. */
function verdictOf(ratio: number): { tone: Tone; label: string } {
  if (ratio >= 4.5) return { tone: 'positive', label: 'Readable' }
  if (ratio >= 3) return { tone: 'caution', label: 'Large text only' }
  return { tone: 'negative', label: 'Hard to read' }
}

/** Contrast of text in or on a color, with a sample for each. */
export function ContrastCheck({ label, color }: ContrastCheckProps) {
  if (contrastOf(color, '#FFFFFF') === undefined) {
    return <p className={styles.none}>Enter a complete color to see its contrast.</p>
  }
  return (
    <ul className={styles.list} aria-label={`${label}: contrast`}>
      {pairs.map(({ id, label: name, of }) => {
        const { words, ground } = of(color)
        const ratio = contrastOf(words, ground) ?? 1
        return (
          <li key={id} className={styles.line}>
            <span className={styles.sample} style={{ color: words, background: ground }} aria-hidden />
            <span>
              {name} <span className={styles.ratio}>{`${Math.floor(ratio * 10) / 10}:1`}</span>
            </span>
            <StatusPill {...verdictOf(ratio)} />
          </li>
        )
      })}
    </ul>
  )
}
