import { IdleWarning } from './IdleWarning'
import { SlowNotice } from './SlowNotice'

/** Parts of the frame that load after the page is idle. */
export const LateParts = () => (
  <>
    <SlowNotice />
    <IdleWarning />
  </>
)
