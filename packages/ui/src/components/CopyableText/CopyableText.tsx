import { useButtonProps } from '../../private/useButtonProps'
import { useCopied } from '../../private/useCopied'
import { CheckIcon, CopyIcon, Icon } from '../Icon/Icon'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './CopyableText.css'

export interface CopyableTextProps {
  /** What it is, for screen readers and the tooltip: 'Business ID'. */
  label: string
  /** What is shown and copied. */
  text: string
}

/** An identifier, in mono, with a button that copies it whole. */
export function CopyableText({ label, text }: CopyableTextProps) {
  const { copied, copy } = useCopied()
  const button = useButtonProps({ onPress: () => copy(text, 'text') })
  return (
    <span className={styles.root} title={`${label}: ${text}`}>
      <span className={styles.text}>{text}</span>
      <button {...button} className={styles.button} aria-label={`Copy ${label}`}>
        <Icon icon={copied ? CheckIcon : CopyIcon} size={12} />
      </button>
      <VisuallyHidden>
        <span role="status">{copied ? 'Copied' : ''}</span>
      </VisuallyHidden>
    </span>
  )
}
