import { Fragment } from 'react'
import * as styles from './BreakableCode.css'

/** A code of several words. It goes on in a second line after one of its underscores, and is copied as one word. */
export const BreakableCode = ({ children }: { children: string }) => (
  <span className={styles.code}>
    {children.split('_').map((word, index, words) => (
      <Fragment key={words.slice(0, index + 1).join('_')}>
        {index > 0 && (
          <>
            _<wbr />
          </>
        )}
        {word}
      </Fragment>
    ))}
  </span>
)
