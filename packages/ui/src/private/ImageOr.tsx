import { type ReactNode, useState } from 'react'

interface ImageOrProps {
  /** Nothing shows the fallback immediately. */
  src: string | null | undefined
  alt: string
  className: string
  /** Shown without an address, and where the image doesn't load. */
  fallback: ReactNode
}

/** An image, or its fallback: a browser draws a broken picture where an address doesn't answer. */
export function ImageOr({ src, alt, className, fallback }: ImageOrProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || src === failed) return fallback
  return <img className={className} src={src} alt={alt} onError={() => setFailed(src)} />
}
