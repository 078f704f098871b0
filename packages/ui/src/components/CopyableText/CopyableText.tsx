import { useButtonProps } from '../../private/useButtonProps'
import { useCopied } from '../../private/useCopied'
import { CheckIcon, CopyIcon, Icon } from '../Icon/Icon'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './CopyableText.css'

export interface CopyableTextProps {
  /** Name of the text for screen readers and the tooltip, such as "Business ID". */
  label: string
  /** Text to show and copy. */
  text: string
}

/** Identifier in monospace with a copy button. */
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
