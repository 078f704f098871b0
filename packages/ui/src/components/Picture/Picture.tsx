import { useState } from 'react'
import { Note } from '../Note/Note'
import * as styles from './Picture.css'

export interface PictureProps {
  /** Image URL. */
  src: string
  /** Alternative text. */
  alt: string
}

/** Image, at most as wide as a form. */
export const Picture = ({ src, alt }: PictureProps) => <img className={styles.picture} src={src} alt={alt} />

const grounds = ['#FFFFFF', '#1C2024']

/** Logo or icon on white and black, or a note if it doesn't load. */
export function PictureSamples({ src }: { src: string }) {
  const [failed, setFailed] = useState<string>()
  if (src === failed) return <Note>This image can't be loaded.</Note>
  return grounds.map((ground) => (
    <span key={ground} className={styles.ground} style={{ background: ground }}>
      <img className={styles.sample} src={src} alt="" onError={() => setFailed(src)} />
    </span>
  ))
}
