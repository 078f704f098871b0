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
  /** What it is: 'Response body', 'index.html'. */
  label: string
  /** The text as it is, with its line breaks. */
  code: string
  /** Whether long lines begin wrapped; whoever reads can turn it. */
  defaultWrapped?: boolean
  /** Where there is nothing in it. */
  emptyText?: string
  /** Draws the shape of what is to come. */
  isLoading?: boolean
}

/** A text that machines read, as it is: copied whole, its lines wrapped or not. Taller than 480 px it scrolls. */
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
