import { usePrint } from '@partner-dashboard/ui'
import { IdleWarning } from './IdleWarning'
import { SlowNotice } from './SlowNotice'

/** Parts of the frame that load after the page is idle. */
export function LateParts() {
  usePrint()
  return (
    <>
      <SlowNotice />
      <IdleWarning />
    </>
  )
}
