// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M5 21v-6m7 6V3m7 18V9' as string
