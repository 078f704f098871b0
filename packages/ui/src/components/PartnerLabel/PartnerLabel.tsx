import type { ReactNode } from 'react'
import * as styles from './PartnerLabel.css'

export interface PartnerLabelProps {
  image: ReactNode
  name: string
  /** After the name, such as the country. */
  tag?: ReactNode
}

/** Partner name for users without a partner switcher. */
export const PartnerLabel = ({ image, name, tag }: PartnerLabelProps) => (
  <div className={styles.root}>
    {image}
    <span className={styles.name} title={name}>
      {name}
    </span>
    {tag}
  </div>
)
