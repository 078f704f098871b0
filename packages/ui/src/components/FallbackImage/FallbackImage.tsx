import { useLayoutEffect, useRef, useState } from 'react'
import { BriefcaseIcon, Icon, PersonIcon } from '../Icon/Icon'
import * as styles from './FallbackImage.css'

export interface FallbackImageProps {
  /** Image URL; shows the icon if empty. */
  src: string | null | undefined
  /** Empty if the name is shown next to it. */
  alt: string
  /** Icon shown while the image loads or if it fails. */
  fallback: 'briefcase' | 'person'
  /** Size in px. */
  size: keyof typeof styles.sizes
}

/** Logo or icon with a default icon as the fallback (specification, section 2). */
export function FallbackImage({ src, alt, fallback, size }: FallbackImageProps) {
  const [failed, setFailed] = useState<string>()
  const [loaded, setLoaded] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  const isPicture = Boolean(src) && src !== failed

  // A cached image is complete before the first paint.
  useLayoutEffect(() => {
    if (src && image.current?.complete && image.current.naturalWidth > 0) setLoaded(src)
  }, [src])

  // Decorative next to a name; otherwise the icon has the image's accessible name.
  const role = isPicture || alt === '' ? {} : { role: 'img', 'aria-label': alt }
  return (
    <span className={styles.sizes[size]} {...role}>
      {(!isPicture || src !== loaded) && (
        <span className={isPicture ? styles.awaited : styles.icon}>
          <Icon icon={fallback === 'person' ? PersonIcon : BriefcaseIcon} size={Math.round(Number(size) * 0.6)} />
        </span>
      )}
      {isPicture && (
        <img
          ref={image}
          className={styles.image}
          src={src ?? undefined}
          alt={alt}
          width={size}
          height={size}
          onLoad={() => setLoaded(src ?? undefined)}
          onError={() => setFailed(src ?? undefined)}
        />
      )}
    </span>
  )
}
