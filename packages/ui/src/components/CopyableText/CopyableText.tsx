import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { CheckIcon, CopyIcon, Icon } from '../Icon/Icon'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './CopyableText.css'

export interface CopyableTextProps {
  /** What it is, for screen readers and the tooltip: 'Business ID'. */
  label: string
  text: string
}

/** An identifier, in mono, with a button that copies it whole. */
export function CopyableText({ label, text }: CopyableTextProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  return (
    <span className={styles.root} title={`${label}: ${text}`}>
      <span className={styles.text}>{text}</span>
      <Button
        className={styles.button}
        aria-label={`Copy ${label}`}
        // Where the page may not write to the clipboard, nothing says that it did.
        onPress={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
      >
        <Icon icon={isCopied ? CheckIcon : CopyIcon} size={12} />
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? 'Copied' : ''}</span>
      </VisuallyHidden>
    </span>
  )
}
