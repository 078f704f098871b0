import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import * as styles from './Stack.css'

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element that it is. */
  as?: 'div' | 'span' | 'ul' | 'li' | 'aside'
  /** Space between its items, in steps of 4 px. */
  gap?: keyof typeof styles.gaps
  /** No wider than a form. */
  isForm?: boolean
  /** No taller than 320 px: more is scrolled. */
  isScrolled?: boolean
  /** The element. */
  ref?: Ref<HTMLElement>
  /** Its items. */
  children?: ReactNode
}

/** Items one below the other. */
export function Stack({ as = 'div', gap = 4, isForm = false, isScrolled = false, ...props }: StackProps) {
  const classes = [styles.gaps[gap], isForm && styles.isForm, isScrolled && styles.isScrolled]
  return createElement(as, { ...props, className: classes.filter(Boolean).join(' ') })
}
