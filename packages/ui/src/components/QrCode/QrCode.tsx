import { encode } from 'uqr'
import * as styles from './QrCode.css'

export interface QrCodeProps {
  /** Text alternative: what scanning it does. */
  label: string
  /** Content of the code. */
  text: string
}

/** A QR code, dark on light in both appearances: some cameras can't read an inverted one. */
export function QrCode({ label, text }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#FFFFFF" />
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  )
}
