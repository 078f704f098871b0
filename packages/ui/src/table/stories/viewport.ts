/** For stories of a phone; its size is the preview's. */
export const phone = { globals: { viewport: { value: 'phone', isRotated: false } } }
