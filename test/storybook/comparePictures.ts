import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const baselines = join(root, 'packages/ui/pictures')
const failures = join(root, '.cache/pictures')

/**
 * Tolerance: forty pixels by more than a tenth of the range, ignoring antialiasing. Browser and fonts are pinned, so
 * differences are real; changing a corner radius by 2 px exceeds it.
 */
const tolerance = { pixels: 40, threshold: 0.1 }

const write = (folder: string, name: string, content: Buffer) => {
  const path = join(folder, `${name}.png`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

/** Message about a difference; undefined if there is none. `npm run pictures` updates all snapshots. */
export function differenceFrom(name: string, taken: Buffer): string | undefined {
  const path = join(baselines, `${name}.png`)
  if (process.env.PICTURES === 'take') {
    write(baselines, name, taken)
    return undefined
  }
  if (!existsSync(path)) return `There is no picture ${name}: npm run pictures takes it.`

  const before = PNG.sync.read(readFileSync(path))
  const after = PNG.sync.read(taken)
  if (before.width !== after.width || before.height !== after.height) {
    const seen = write(failures, `${name}.now`, taken)
    return `${before.width}×${before.height} px became ${after.width}×${after.height}: see ${seen}.`
  }
  const marked = new PNG({ width: before.width, height: before.height })
  const { threshold } = tolerance
  const count = pixelmatch(before.data, after.data, marked.data, before.width, before.height, { threshold })
  if (count <= tolerance.pixels) return undefined
  write(failures, `${name}.now`, taken)
  return `${count} pixels differ: see ${write(failures, `${name}.difference`, PNG.sync.write(marked))}.`
}
