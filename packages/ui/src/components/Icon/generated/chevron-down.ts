// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M6 9l6 6l6-6' as string
