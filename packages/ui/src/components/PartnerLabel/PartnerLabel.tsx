import type { ReactNode } from 'react'
import * as styles from './PartnerLabel.css'

export interface PartnerLabelProps {
  /** Its icon. */
  image: ReactNode
  /** The partner's name. */
  name: string
  /** After the name, such as its country. */
  tag?: ReactNode
}

/** Whose dashboard it is, where there is nothing to switch. */
export const PartnerLabel = ({ image, name, tag }: PartnerLabelProps) => (
  <div className={styles.root}>
    {image}
    <span className={styles.name} title={name}>
      {name}
    </span>
    {tag}
  </div>
)
