/** Whoever imports this has the loaders of all pages, which are built into one part with it (vite.config.ts). */
export {}
