// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M12 3v12m5-7l-5-5l-5 5m14 7v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4' as string
