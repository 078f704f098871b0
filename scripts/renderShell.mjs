/**
 * Prints the shell (packages/app/src/bootstrap/shell.tsx) at a width, empty and with sample rows, as JSON. Usage: node renderShell.mjs
 * <built file> <px>.
 */
import { pathToFileURL } from 'node:url'

const [file, width] = process.argv.slice(2)

/** Whether a media query about the width applies. */
const fits = (query) =>
  [...query.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)].every(([, bound, px]) =>
    bound === 'min' ? width >= Number(px) : width <= Number(px),
  )

globalThis.matchMedia = (query) => ({
  matches: fits(query),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})
// Node 20 has none.
globalThis.navigator ??= { platform: '', onLine: true }

const { renderShell } = await import(pathToFileURL(file))
const shell = { empty: await renderShell(false), filled: await renderShell(true) }
process.stdout.write(JSON.stringify(shell), () => process.exit())
