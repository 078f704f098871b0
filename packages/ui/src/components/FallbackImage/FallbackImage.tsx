import { useState } from 'react'
import { BriefcaseIcon, Icon, PersonIcon } from '../Icon/Icon'
import * as styles from './FallbackImage.css'

export interface FallbackImageProps {
  src: string | null | undefined
  /** Empty where a name stands beside it. */
  alt: string
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
  return (
    <span className={styles.sizes[size]} role={alt === '' ? undefined : 'img'} aria-label={alt || undefined}>
      <Icon icon={icon} size={Math.round(Number(size) * 0.6)} />
    </span>
  )
}
