import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import * as styles from './Stack.css'

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** HTML element. */
  as?: 'div' | 'span' | 'ul' | 'li' | 'aside'
  /** Gap in steps of 4 px. */
  gap?: keyof typeof styles.gaps
  /** Limits the width to that of a form. */
  isForm?: boolean
  /** Limits the height to 320 px and scrolls. */
  isScrolled?: boolean
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>
  /** Content. */
  children?: ReactNode
}

/** Items stacked vertically. */
export function Stack({ as = 'div', gap = 4, isForm = false, isScrolled = false, ...props }: StackProps) {
  const classes = [styles.gaps[gap], isForm && styles.isForm, isScrolled && styles.isScrolled]
  return createElement(as, { ...props, className: classes.filter(Boolean).join(' ') })
}
