// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M16 18l6-6l-6-6M8 6l-6 6l6 6' as string
