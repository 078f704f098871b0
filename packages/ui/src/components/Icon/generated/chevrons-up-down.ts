// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M7 15l5 5l5-5M7 9l5-5l5 5' as string
