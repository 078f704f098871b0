import { Fragment } from 'react'
import * as styles from './BreakableCode.css'

/** Code that can wrap after underscores without changing the copied text. */
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
