// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M18 6L6 18M6 6l12 12' as string
