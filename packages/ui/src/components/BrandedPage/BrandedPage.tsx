import { ImageOr } from '../../private/ImageOr'
import { wordsOn } from '../ContrastCheck/contrast'
import { FallbackImage } from '../FallbackImage/FallbackImage'
import * as styles from './BrandedPage.css'

export interface BrandedPageProps {
  /** The partner's name. */
  name: string
  /** Address of the logo; without one, or where it doesn't load, the icon takes its place. */
  logo: string | null
  /** Address of the icon. */
  icon: string | null
  /** Color of the button: '#3E63DD'. */
  primaryColor: string
  /** Color of the badge. */
  accentColor: string
  /** Formatted amount of the example. */
  amount: string
}

/** A page in a partner's own colors, with an offer as an example. */
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
      <span className={styles.badge} style={{ background: accentColor, color: wordsOn(accentColor) }}>
        New offer
      </span>
      <span className={styles.amount}>{`Up to ${amount}`}</span>
      <span className={styles.note}>{`From ${name}, for your business.`}</span>
      <span className={styles.button} style={{ background: primaryColor, color: wordsOn(primaryColor) }}>
        See offer
      </span>
    </div>
    <div className={styles.foot}>
      <FallbackImage src={icon} alt="" fallback="briefcase" size={24} />
      {`© ${name}`}
    </div>
  </div>
)
