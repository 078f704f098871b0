// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M18 15l-6-6l-6 6' as string
