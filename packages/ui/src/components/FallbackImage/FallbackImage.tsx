import { useLayoutEffect, useRef, useState } from 'react'
import { BriefcaseIcon, Icon, PersonIcon } from '../Icon/Icon'
import * as styles from './FallbackImage.css'

export interface FallbackImageProps {
  /** Where the picture is; nothing shows the icon at once. */
  src: string | null | undefined
  /** Empty where a name stands beside it. */
  alt: string
  /** The icon that stands there while the picture loads, when it is missing or fails to load. */
  fallback: 'briefcase' | 'person'
  /** In px. */
  size: keyof typeof styles.sizes
}

/** A logo or icon; where there is none, or it does not load, the default icon (specification, section 2). */
export function FallbackImage({ src, alt, fallback, size }: FallbackImageProps) {
  const [failed, setFailed] = useState<string>()
  const [loaded, setLoaded] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  const isPicture = Boolean(src) && src !== failed

  // A picture from the cache is there before the first paint.
  useLayoutEffect(() => {
    if (src && image.current?.complete && image.current.naturalWidth > 0) setLoaded(src)
  }, [src])

  // Beside a name it is an ornament; alone it stands for what it would have shown.
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
