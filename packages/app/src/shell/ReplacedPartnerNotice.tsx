import type { Partner } from '@partner-dashboard/client'
import { FrameNotice } from '@partner-dashboard/ui'
import { useCore } from '../scope/useCore'
import { useSwitchScope } from './useSwitchScope'

/** Notice that another partner is shown, with a link back to the selected one. */
export function ReplacedPartnerNotice({ partners }: { partners: readonly Partner[] | undefined }) {
  const { replacedPartner } = useCore()
  const switchScope = useSwitchScope()
  const nameOf = (id: string | undefined) => partners?.find((partner) => partner.id === id)?.name
  const shown = nameOf(replacedPartner?.assignedId)
  const chosen = nameOf(replacedPartner?.chosenId)
  return (
    <FrameNotice
      action={{
        label: `Back to ${chosen}`,
        onPress: () => void switchScope({ partner_id: replacedPartner?.chosenId }),
      }}
    >
      {shown !== undefined && chosen !== undefined && `Showing ${shown}.`}
    </FrameNotice>
  )
}
