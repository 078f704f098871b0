import { type ChartSeries, keyEntries } from './chartData'
import * as styles from './SeriesKey.css'
import { tones } from './tones.css'

/** Legend for charts without room for labels. */
export function SeriesKey({ series }: { series: readonly ChartSeries[] }) {
  return (
    <div className={styles.root} aria-hidden>
      {keyEntries(series).map(({ id, label, tone }) => (
        <span key={id} className={styles.entry}>
          <span className={`${styles.swatch} ${tones[tone]}`} />
          <span className={styles.text}>{label}</span>
        </span>
      ))}
    </div>
  )
}
