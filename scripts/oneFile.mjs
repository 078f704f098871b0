import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, mergeConfig } from 'vite'

/**
 * Builds an entry into one file that runs without other modules, with the app's configuration and class names, and removes it after use.
 *
 * @template T
 * @param {string} entry
 * @param {string} folder where the entry is built
 * @param {(file: string) => T | Promise<T>} use
 * @param {import('vite').UserConfig} [config]
 */
export async function buildOneFile(entry, folder, use, config = {}) {
  const base = {
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      sourcemap: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'entry.js' } },
    },
    ssr: { noExternal: true },
  }
  await build(mergeConfig(base, config))
  const used = await use(join(folder, 'entry.js'))
  await rm(folder, { recursive: true })
  return used
}
