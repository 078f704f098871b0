import { readdirSync } from 'node:fs'
import { kilobytes, sizeOf } from './measureLoads.mjs'

const goal = 500_000

/** Sizes of all built files for the browser. */
export function measureBuild({ folder }) {
  const names = readdirSync(`${folder}/assets`)
  const weigh = (end, ending) =>
    names
      .filter((name) => name.endsWith(end))
      .reduce((sum, name) => sum + sizeOf(folder, `http://build/assets/${name}`, ending), 0)
  const count = (end) => names.filter((name) => name.endsWith(end)).length
  const js = weigh('.js', '.gz')
  const css = weigh('.css', '.gz')
  return [
    {
      what: 'whole build, gzip',
      of: `${count('.js')} files of JavaScript`,
      figure: kilobytes(js),
      goal: `≤ ${kilobytes(goal, 0)}`,
      isMet: js <= goal,
    },
    { what: 'whole build, brotli', of: 'JavaScript', figure: kilobytes(weigh('.js', '.br')) },
    { what: 'whole build, gzip', of: `${count('.css')} style sheets`, figure: kilobytes(css) },
  ]
}
