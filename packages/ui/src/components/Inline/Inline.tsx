import { createElement, type HTMLAttributes, type ReactNode } from 'react'
import * as styles from './Inline.css'

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** HTML element. */
  as?: 'div' | 'span' | 'li'
  /** Gap in steps of 4 px. */
  gap?: keyof typeof styles.gaps
  /** Vertical alignment of items with different heights. */
  align?: keyof typeof styles.aligns
  /** Sticks to the bottom of the screen below a long list. */
  isSticky?: boolean
  /** On a phone, one row that scrolls sideways instead of wrapping. */
  isStrip?: boolean
  /** Content. */
  children?: ReactNode
}

/** Items in a row, such as buttons. Wraps on narrow screens. */
export function Inline({
  as = 'div',
  gap = 2,
  align = 'center',
  isSticky = false,
  isStrip = false,
  ...props
}: InlineProps) {
  const classes = [styles.gaps[gap], styles.aligns[align], isSticky && styles.isSticky, isStrip && styles.isStrip]
  return createElement(as, { ...props, className: classes.filter(Boolean).join(' ') })
}
