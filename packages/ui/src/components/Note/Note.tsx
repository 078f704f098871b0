import { createElement, type HTMLAttributes, type ReactNode } from 'react'
import * as styles from './Note.css'

export interface NoteProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** HTML element. */
  as?: 'p' | 'div' | 'span'
  /** Color by meaning; never the only carrier of it. */
  tone?: keyof typeof styles.tones
  /** Truncates to one line. */
  isClipped?: boolean
  /** One sentence. Empty takes no space, so a live region can stay mounted. */
  children?: ReactNode
}

/** Small text, such as help or a status message. */
export function Note({ as = 'p', tone = 'muted', isClipped = false, ...props }: NoteProps) {
  return createElement(as, {
    ...props,
    className: isClipped ? `${styles.tones[tone]} ${styles.isClipped}` : styles.tones[tone],
  })
}
