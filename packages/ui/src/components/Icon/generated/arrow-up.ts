// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M5 12l7-7l7 7m-7 7V5' as string
