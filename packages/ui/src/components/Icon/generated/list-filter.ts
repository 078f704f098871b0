// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M2 5h20M6 12h12m-9 7h6' as string
