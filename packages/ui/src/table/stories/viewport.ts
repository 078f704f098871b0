/** For stories of a phone. */
export const phone = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '400px', height: '860px' } } } } },
}
