import { Fragment } from 'react'
import * as styles from './Developer.css'

/** What a call was refused with. It goes on in a second line after one of its underscores, and is copied as one word. */
export function ErrorCode({ code }: { code: string | null }) {
  if (code === null) return null
  return (
    <span className={styles.code}>
      {code.split('_').map((word, index, words) => (
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
}
