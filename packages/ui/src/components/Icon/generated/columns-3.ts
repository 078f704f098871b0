// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM9 3v18m6-18v18' as string
