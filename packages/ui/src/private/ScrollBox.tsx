import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

export interface ScrollBoxProps {
  className: string
  children: ReactNode
  /** Accessible name when it's focusable. */
  label: string
}

/** Scroll container that's focusable only while its content overflows. */
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
