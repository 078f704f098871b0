// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M15 18l-6-6l6-6' as string
