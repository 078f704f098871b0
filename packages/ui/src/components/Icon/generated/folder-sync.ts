// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).
export default 'M9 20H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3.9a2 2 0 0 1 1.69.9l.81 1.2a2 2 0 0 0 1.67.9H20a2 2 0 0 1 2 2v.5M12 10v4h4M12 14l1.535-1.605a5 5 0 0 1 8 1.5M22 22v-4h-4M22 18l-1.535 1.605a5 5 0 0 1-8-1.5' as string
