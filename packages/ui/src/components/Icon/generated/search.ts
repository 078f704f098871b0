// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0' as string
