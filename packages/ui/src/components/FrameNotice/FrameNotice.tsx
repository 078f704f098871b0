import * as styles from './FrameNotice.css'

/** A sentence across the top of the page about all of it: the network is gone, something takes long. It is announced when it appears. */
export const FrameNotice = ({ children }: { children: string | false }) => (
  <div role="status">{children && <p className={styles.notice}>{children}</p>}</div>
)
