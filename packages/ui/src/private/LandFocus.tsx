import { useEffect } from 'react'
import { useIgnoredSecondPress } from './secondPress'
import { watchFocus } from './watchFocus'

/** In each overlay, while it's open. */
export function LandFocus() {
  useIgnoredSecondPress()
  useEffect(watchFocus, [])
  return null
}
