/** Partner that was cleared, and the one assigned instead. */
export interface ReplacedPartner {
  chosenId: string
  assignedId: string
}

let droppedId: string | undefined
let replaced: ReplacedPartner | undefined

/** Called when a page that needs no partner clears the selection (specification, section 4). */
export function partnerDropped(partnerId: string): void {
  droppedId = partnerId
}

/** Called when a page assigns a partner. */
export function partnerAssigned(partnerId: string): void {
  replaced =
    droppedId === undefined || droppedId === partnerId ? undefined : { chosenId: droppedId, assignedId: partnerId }
  droppedId = undefined
}

/** Called when the user selects a partner, so there's nothing to undo. */
export function partnerChosen(): void {
  droppedId = undefined
  replaced = undefined
}

/** The selection to offer as undo while this partner is shown. */
export const replacedBy = (partnerId: string | null): ReplacedPartner | undefined =>
  replaced?.assignedId === partnerId ? replaced : undefined
