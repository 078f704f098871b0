// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M4 5h16M4 12h16M4 19h16' as string
