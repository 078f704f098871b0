import type { ReactNode } from 'react'
import * as styles from './PartnerLabel.css'

export interface PartnerLabelProps {
  /** Image or fallback icon. */
  image: ReactNode
  /** Name of the partner. */
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
