// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M12 5v14m7-7l-7 7l-7-7' as string
