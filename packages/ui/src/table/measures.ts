/** In px, for the stylesheet and for what computes with them. */
export const headerHeight = 32
export const boxColumnWidth = 40
export const menuColumnWidth = 44
export const rowHeight = { comfortable: 44, compact: 36 } as const
