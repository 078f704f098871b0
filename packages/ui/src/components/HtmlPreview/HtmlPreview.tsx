import * as styles from './HtmlPreview.css'

export interface HtmlPreviewProps {
  /** Accessible name. */
  label: string
  /** Complete HTML document. */
  html: string
}

/** Rendered HTML, such as an email. Scripts, forms and navigation are blocked. */
export const HtmlPreview = ({ label, html }: HtmlPreviewProps) => (
  <iframe className={styles.frame} title={label} srcDoc={html} sandbox="" />
)
