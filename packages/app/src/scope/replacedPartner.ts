/** A choice that was dropped, and the partner that the next page was given in its place. */
export interface ReplacedPartner {
  chosenId: string
  assignedId: string
}

let droppedId: string | undefined
let replaced: ReplacedPartner | undefined

/** A page that needs no partner clears the choice (specification, section 4). */
export function partnerDropped(partnerId: string): void {
  droppedId = partnerId
}

/** The next page was given a partner of its own. */
export function partnerAssigned(partnerId: string): void {
  replaced =
    droppedId === undefined || droppedId === partnerId ? undefined : { chosenId: droppedId, assignedId: partnerId }
  droppedId = undefined
}

/** The user chose a partner, so that there is nothing to undo. */
export function partnerChosen(): void {
  droppedId = undefined
  replaced = undefined
}

/** What to undo where this partner is shown. */
export const replacedBy = (partnerId: string | null): ReplacedPartner | undefined =>
  replaced?.assignedId === partnerId ? replaced : undefined
