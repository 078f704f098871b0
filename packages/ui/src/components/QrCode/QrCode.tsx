import { encode } from 'uqr'
import * as styles from './QrCode.css'

export interface QrCodeProps {
  /** Alternative text, such as what scanning the code does. */
  label: string
  /** Content of the code. */
  text: string
}

/** QR code, dark on light in both themes: some cameras can't read inverted codes. */
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
