import { useState } from 'react'
import { ScrollBox } from '../../private/ScrollBox'
import { useCopied } from '../../private/useCopied'
import { button } from '../Button/Button.css'
import { IconButton } from '../Button/IconButton'
import { CheckIcon, CopyIcon, Icon, WrapTextIcon } from '../Icon/Icon'
import { Skeleton } from '../Skeleton/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './CodeBlock.css'

export interface CodeBlockProps {
  /** Title, such as "Response body" or "index.html". */
  label: string
  /** Text, including line breaks. */
  code: string
  /** Whether long lines wrap initially. */
  defaultWrapped?: boolean
  /** Shown if `code` is empty. */
  emptyText?: string
  /** Shows a skeleton. */
  isLoading?: boolean
}

/** Code with copy and wrap buttons. Scrolls above 480 px. */
export function CodeBlock({
  label,
  code,
  defaultWrapped = false,
  emptyText = 'Empty',
  isLoading = false,
}: CodeBlockProps) {
  const [isWrapped, setWrapped] = useState(defaultWrapped)
  const { copied, copy } = useCopied()
  const hasCode = !isLoading && code !== ''
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        {hasCode && (
          <>
            <button
              type="button"
              className={button({ variant: isWrapped ? 'secondary' : 'quiet', size: 'small', isIconOnly: true })}
              aria-label="Wrap lines"
              aria-pressed={isWrapped}
              onClick={() => setWrapped(!isWrapped)}
            >
              <Icon icon={WrapTextIcon} size={14} />
            </button>
            <IconButton
              label={`Copy ${label}`}
              size="small"
              icon={<Icon icon={copied ? CheckIcon : CopyIcon} size={14} />}
              onPress={() => copy(code, 'text')}
            />
          </>
        )}
        <VisuallyHidden>
          <span role="status">{copied ? 'Copied' : ''}</span>
        </VisuallyHidden>
      </div>
      <ScrollBox className={styles.body} label={label}>
        {isLoading && <Skeleton lines={5} />}
        {!isLoading && code === '' && <p className={styles.empty}>{emptyText}</p>}
        {hasCode && (
          <pre className={isWrapped ? styles.wrapped : styles.code}>
            <code>{code}</code>
          </pre>
        )}
      </ScrollBox>
    </div>
  )
}
