import { ImageOr } from '../../private/ImageOr'
import { textColorOn } from '../ContrastCheck/contrast'
import { FallbackImage } from '../FallbackImage/FallbackImage'
import * as styles from './BrandedPage.css'

export interface BrandedPageProps {
  /** Name of the partner. */
  name: string
  /** Logo URL. Falls back to the icon if it's null or doesn't load. */
  logo: string | null
  /** Icon URL. */
  icon: string | null
  /** Button color, such as "#3E63DD". */
  primaryColor: string
  /** Badge color. */
  accentColor: string
  /** Formatted example amount. */
  amount: string
}

/** Example offer page in a partner's brand. */
export const BrandedPage = ({ name, logo, icon, primaryColor, accentColor, amount }: BrandedPageProps) => (
  <div className={styles.page}>
    <div className={styles.head}>
      <ImageOr
        src={logo}
        alt=""
        className={styles.logo}
        fallback={<FallbackImage src={icon} alt="" fallback="briefcase" size={32} />}
      />
      <span className={styles.name}>{name}</span>
    </div>
    <div className={styles.body}>
      <span className={styles.badge} style={{ background: accentColor, color: textColorOn(accentColor) }}>
        New offer
      </span>
      <span className={styles.amount}>{`Up to ${amount}`}</span>
      <span className={styles.note}>{`From ${name}, for your business.`}</span>
      <span className={styles.button} style={{ background: primaryColor, color: textColorOn(primaryColor) }}>
        See offer
      </span>
    </div>
    <div className={styles.foot}>
      <FallbackImage src={icon} alt="" fallback="briefcase" size={24} />
      {`© ${name}`}
    </div>
  </div>
)
