import type { ReactNode } from 'react'
import { ImageOr } from '../../private/ImageOr'
import { wordsOn } from '../ContrastCheck/contrast'
import * as styles from './FinancingWidget.css'

export interface FinancingWidgetProps {
  /** Its own colors; `auto` follows the browser of whoever looks at it. */
  theme: 'light' | 'dark' | 'auto'
  /** Language of its texts: 'fr-CA'. */
  locale: string
  /** Corner radius in px. */
  radius: number
  /** Color of its button and of what is paid: '#3E63DD'. */
  color: string
  /** Address of the partner's logo. */
  logo: string | null
  /** Shown without a logo, and where it doesn't load. */
  icon?: ReactNode
  /** The partner's name. */
  name: string | undefined
  /** What the business can do or has done. */
  title: string
  /** Formatted amount. */
  amount: string
  /** Fee and discount. */
  note?: ReactNode
  /** What is repaid so far. */
  progress?: { percent: number; label: string }
  /** Label of its button; without one there is nothing to do. */
  button: string | undefined
}

/** The widget that a partner embeds in its pages, as a business sees it. It cannot be pressed here. */
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
          style={{ background: color, color: wordsOn(color), borderRadius: Math.min(radius, 18) }}
        >
          {button}
        </span>
      )}
    </div>
  )
}
