// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M20 6L9 17l-5-5' as string
