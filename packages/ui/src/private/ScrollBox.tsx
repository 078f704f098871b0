import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

export interface ScrollBoxProps {
  className: string
  children: ReactNode
  /** What it holds, for screen readers, where it can take the focus. */
  label: string
}

/** Scrolls, by the keyboard too: it takes the focus exactly where its content is larger than it. */
export function ScrollBox({ className, children, label }: ScrollBoxProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)

  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const measure = () =>
      setScrollable(box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])

  const focusable = isScrollable ? ({ tabIndex: 0, role: 'group', 'aria-label': label } as const) : undefined
  return (
    <div ref={ref} className={className} {...focusable}>
      <div>{children}</div>
    </div>
  )
}
