// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M16 16l-3 3l3 3M3 12h14.5a1 1 0 0 1 0 7H13M3 19h6M3 5h18' as string
