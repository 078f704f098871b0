import { VisuallyHidden } from '@partner-dashboard/ui'
import { lastFour, maskedNumber } from '../../../../../views/businessDetail'

interface MaskedProps {
  shape: Parameters<typeof maskedNumber>[0]
  last4: string | null | undefined
}

/** Number with only its last four digits; the server returns no more. */
export function Masked({ shape, last4 }: MaskedProps) {
  return (
    <>
      <span aria-hidden>{maskedNumber(shape, last4)}</span>
      <VisuallyHidden>{`ends in ${lastFour(last4)}`}</VisuallyHidden>
    </>
  )
}
