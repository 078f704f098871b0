import { once } from '../../format/once'
import * as styles from './HtmlPreview.css'

export interface HtmlPreviewProps {
  /** Accessible name. */
  label: string
  /** Complete HTML document. */
  html: string
}

/** Rendered HTML, such as an email. Scripts, forms and navigation are blocked. */
export const HtmlPreview = ({ label, html }: HtmlPreviewProps) => (
  <iframe className={styles.frame} title={label} srcDoc={trusted(html)} sandbox="" />
)

/** Trusted Types (Chromium); other browsers accept the text as it is. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string }
}

const policy = once(() => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('html-preview', { createHTML: (html) => html })
})

/** The frame's empty sandbox makes any HTML safe. */
const trusted = (html: string) => policy()?.createHTML(html) ?? html
