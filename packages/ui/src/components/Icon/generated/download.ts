// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5l5-5' as string
