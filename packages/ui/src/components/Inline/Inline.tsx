import { createElement, type HTMLAttributes, type ReactNode } from 'react'
import * as styles from './Inline.css'

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element that it is. */
  as?: 'div' | 'span' | 'li'
  /** Space between its items, in steps of 4 px. */
  gap?: keyof typeof styles.gaps
  /** Where a lower item stands beside a taller one. */
  align?: keyof typeof styles.aligns
  /** Stays at the bottom of the screen while a long list above it is scrolled. */
  isSticky?: boolean
  /** Its items. */
  children?: ReactNode
}

/** Items side by side, such as buttons. On a narrow screen they go on below. */
export function Inline({ as = 'div', gap = 2, align = 'center', isSticky = false, ...props }: InlineProps) {
  const classes = [styles.gaps[gap], styles.aligns[align], isSticky && styles.isSticky]
  return createElement(as, { ...props, className: classes.filter(Boolean).join(' ') })
}
