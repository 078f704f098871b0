import { type ReactNode, useState } from 'react'

interface ImageOrProps {
  /** Shows the fallback if empty. */
  src: string | null | undefined
  alt: string
  className: string
  /** Shown without a URL, or if the image doesn't load. */
  fallback: ReactNode
}

/** Image with a fallback, since browsers show a broken image icon otherwise. */
export function ImageOr({ src, alt, className, fallback }: ImageOrProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || src === failed) return fallback
  return <img className={className} src={src} alt={alt} onError={() => setFailed(src)} />
}
