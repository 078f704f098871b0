// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M9 18l6-6l-6-6' as string
