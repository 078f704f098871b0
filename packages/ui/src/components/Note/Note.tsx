import { createElement, type HTMLAttributes, type ReactNode } from 'react'
import * as styles from './Note.css'

export interface NoteProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element that it is. */
  as?: 'p' | 'div' | 'span'
  /** How it is meant: a color, never the only sign of it. */
  tone?: keyof typeof styles.tones
  /** Cuts it at the end of its line. */
  isClipped?: boolean
  /** A sentence. Without one it takes no room, so that a live region can wait for it. */
  children?: ReactNode
}

/** A sentence beside what it is about, smaller than the text. */
export function Note({ as = 'p', tone = 'muted', isClipped = false, ...props }: NoteProps) {
  return createElement(as, {
    ...props,
    className: isClipped ? `${styles.tones[tone]} ${styles.isClipped}` : styles.tones[tone],
  })
}
