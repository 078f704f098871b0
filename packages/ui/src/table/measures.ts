/** In px, shared by stylesheets and scripts. */
export const headerHeight = 32
export const boxColumnWidth = 40
export const menuColumnWidth = 44
export const rowHeight = { comfortable: 44, compact: 36 } as const
