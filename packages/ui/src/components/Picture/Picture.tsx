import { useState } from 'react'
import { Note } from '../Note/Note'
import * as styles from './Picture.css'

export interface PictureProps {
  /** Its address. */
  src: string
  /** What it shows. */
  alt: string
}

/** A picture as wide as a form at most. */
export const Picture = ({ src, alt }: PictureProps) => <img className={styles.picture} src={src} alt={alt} />

const grounds = ['#FFFFFF', '#1C2024']

/** A logo or icon on white and on black, or a note that it doesn't load. */
export function PictureSamples({ src }: { src: string }) {
  const [failed, setFailed] = useState<string>()
  if (src === failed) return <Note>This image can't be loaded.</Note>
  return grounds.map((ground) => (
    <span key={ground} className={styles.ground} style={{ background: ground }}>
      <img className={styles.sample} src={src} alt="" onError={() => setFailed(src)} />
    </span>
  ))
}
