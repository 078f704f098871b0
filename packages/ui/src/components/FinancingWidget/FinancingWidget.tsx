import type { ReactNode } from 'react'
import { ImageOr } from '../../private/ImageOr'
import { textColorOn } from '../ContrastCheck/contrast'
import * as styles from './FinancingWidget.css'

export interface FinancingWidgetProps {
  /** Color scheme; `auto` follows the browser. */
  theme: 'light' | 'dark' | 'auto'
  /** Language of its texts, such as "fr-CA". */
  locale: string
  /** Corner radius in px. */
  radius: number
  /** Color of the button and the progress bar, such as "#3E63DD". */
  color: string
  /** URL of the partner's logo. */
  logo: string | null
  /** Shown without a logo, or if it doesn't load. */
  icon?: ReactNode
  /** Name of the partner. */
  name: string | undefined
  /** State of the offer. */
  title: string
  /** Formatted amount. */
  amount: string
  /** Fee and discount. */
  note?: ReactNode
  /** Repayment progress. */
  progress?: { percent: number; label: string }
  /** Button label; no button if omitted. */
  button: string | undefined
}

/** Preview of the embedded widget. Not interactive. */
export function FinancingWidget(props: FinancingWidgetProps) {
  const { theme, locale, radius, color, logo, icon, name, title, amount, note, progress, button } = props
  return (
    <div className={styles.widget} data-theme={theme} style={{ borderRadius: radius }} lang={locale}>
      <span className={styles.brand}>
        <ImageOr src={logo} alt="" className={styles.logo} fallback={icon} />
        {name}
      </span>
      <span aria-live="polite">{title}</span>
      <span className={styles.amount}>{amount}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {progress && (
        <>
          <span className={styles.track}>
            <span className={styles.paid} style={{ inlineSize: `${progress.percent}%`, background: color }} />
          </span>
          <span className={styles.note}>{progress.label}</span>
        </>
      )}
      {button !== undefined && (
        <span
          className={styles.button}
          style={{ background: color, color: textColorOn(color), borderRadius: Math.min(radius, 18) }}
        >
          {button}
        </span>
      )}
    </div>
  )
}
