/** Measures builds, type checks and tests, and counts the sources. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../browser.mjs'
import { root } from '../installed.mjs'

export const name = 'build'

const lastRun = join(root, '.cache/last-test-run.json')
const storiesReport = join(root, '.cache/bench/stories.json')

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ say }) {
  const only = process.env.BENCH_ONLY?.split(',')
  const isIncluded = (part) => !only || only.includes(part)
  const rows = [...countSources()]
  const add = (what, of, milliseconds) => {
    rows.push({ what, of, figure: `${(milliseconds / 1000).toFixed(0)} s` })
    say(`${what}: ${rows.at(-1).figure}`)
  }
  if (isIncluded('build')) add('cold build', 'npm run build', await timeOf(['scripts/build.mjs']))
  if (isIncluded('types')) {
    // Like after a fresh clone.
    add('type check without cache', 'tsc -b', await timeOf(['node_modules/typescript-native/bin/tsc', '-b', '--force']))
    add('type check without changes', 'tsc -b', await timeOf(['node_modules/typescript-native/bin/tsc', '-b']))
  }
  if (isIncluded('stories')) {
    const took = await timeStories()
    const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(storiesReport, 'utf8'))
    add('story run', `${numPassedTests} of ${numTotalTests} stories pass in Chromium`, took)
  }
  if (process.env.BENCH_WHOLE === '1') await timeOf(['scripts/test.mjs'], { mayFail: true })
  if (existsSync(lastRun)) {
    const { seconds, passed, failed, endedAt } = JSON.parse(readFileSync(lastRun, 'utf8'))
    add('whole test run', `npm test of ${endedAt.slice(0, 10)}: ${passed} passed, ${failed} failed`, seconds * 1000)
  }
  return { about: introduction, rows, rounds: 1 }
}

const introduction = [
  "Seconds on this machine, measured once without other load. They're not ratios and nothing fails if they grow. The **whole test run** is the last complete `npm test`;",
  '`BENCH_WHOLE=1 npm run bench -- build` runs it first. Lines are non-empty lines without generated files.',
]

async function timeStories() {
  const found = await findBrowser()
  if ('why' in found) throw new Error(found.why)
  mkdirSync(join(root, '.cache/bench'), { recursive: true })
  const reporters = ['--reporter=json', `--outputFile.json=${storiesReport}`]
  return timeOf(['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories', ...reporters], {
    env: found.env,
    mayFail: true,
  })
}

/** Duration of a Node program in milliseconds. */
async function timeOf(args, { env = {}, mayFail = false } = {}) {
  const began = performance.now()
  const program = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [status] = await once(program, 'exit')
  if (status !== 0 && !mayFail) throw new Error(`${args[0]} exited with ${status}.`)
  return performance.now() - began
}

/** Files and lines by purpose. */
function countSources() {
  const counts = { code: { files: 0, lines: 0 }, tests: { files: 0, lines: 0 } }
  for (const folder of ['packages', 'scripts', 'test', '.storybook', 'openapi']) {
    for (const path of readdirSync(join(root, folder), { recursive: true })) {
      const file = `${folder}/${path.replaceAll('\\', '/')}`
      if (!/\.(ts|tsx|mjs|sql|yaml)$/.test(file) || /node_modules|\/generated\/|\.gen\.ts$/.test(file)) continue
      const kind = /\.(test|stories)\.tsx?$|^test\/|\/testing\//.test(file) ? 'tests' : 'code'
      counts[kind].files += 1
      counts[kind].lines += readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim()).length
    }
  }
  const sizeText = ({ files, lines }) =>
    `${files.toLocaleString('en-US')} files, ${lines.toLocaleString('en-US')} lines`
  return [
    { what: 'sources', of: 'product, contract and scripts', figure: sizeText(counts.code) },
    { what: 'sources', of: 'tests and stories', figure: sizeText(counts.tests) },
  ]
}
