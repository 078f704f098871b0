import * as styles from './Logo.css'

/** Product logo with name: a rising ledger line. */
export function Logo() {
  return (
    <span className={styles.root}>
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <rect width="24" height="24" rx="6" className={styles.ground} />
        <path
          className={styles.stroke}
          d="M6.5 17.5v-4M12 17.5V10M17.5 17.5V6.5"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles.name}>Partner Dashboard</span>
    </span>
  )
}
