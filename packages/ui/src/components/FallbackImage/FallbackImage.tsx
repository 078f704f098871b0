import { useState } from 'react'
import { BriefcaseIcon, Icon, PersonIcon } from '../Icon/Icon'
import * as styles from './FallbackImage.css'

export interface FallbackImageProps {
  /** Where the picture is; nothing shows the icon at once. */
  src: string | null | undefined
  /** Empty where a name stands beside it. */
  alt: string
  /** The icon that stands there when the picture is missing or fails to load. */
  fallback: 'briefcase' | 'person'
  /** In px. */
  size: keyof typeof styles.sizes
}

/** A logo or icon; where there is none, or it does not load, the default icon (specification, section 2). */
export function FallbackImage({ src, alt, fallback, size }: FallbackImageProps) {
  const [failed, setFailed] = useState<string>()
  if (src && src !== failed) {
    return (
      <img
        className={styles.sizes[size]}
        src={src}
        alt={alt}
        width={size}
        height={size}
        onError={() => setFailed(src)}
      />
    )
  }
  const icon = fallback === 'person' ? PersonIcon : BriefcaseIcon
  const drawing = <Icon icon={icon} size={Math.round(Number(size) * 0.6)} />
  // Beside a name it is an ornament; alone it stands for what it would have shown.
  return alt === '' ? (
    <span className={styles.sizes[size]}>{drawing}</span>
  ) : (
    <span className={styles.sizes[size]} role="img" aria-label={alt}>
      {drawing}
    </span>
  )
}
