import { IdleWarning } from './IdleWarning'
import { SlowNotice } from './SlowNotice'

/** Parts of the frame that are loaded once the page has come to rest. */
export const LateParts = () => (
  <>
    <SlowNotice />
    <IdleWarning />
  </>
)
