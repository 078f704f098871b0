import * as styles from './Bar.css'
import type { Extent, ValueScale } from './geometry'

export interface BarProps {
  x: number
  width: number
  span: Extent
  y: ValueScale
  /** Lighter, because its period isn't complete. */
  isPartial?: boolean
}

/** One bar. A non-zero value is always visible, however small. */
export function Bar({ x, width, span: [from, to], y, isPartial = false }: BarProps) {
  if (from === to) return null
  const top = Math.min(y(from), y(to))
  const height = Math.max(Math.abs(y(from) - y(to)), 1)
  return (
    <rect
      className={isPartial ? styles.partial : styles.bar}
      x={x}
      width={width}
      y={top}
      height={height}
      rx={Math.min(2, height / 2)}
    />
  )
}
