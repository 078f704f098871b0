/**
 * `npm run bench`: measures every part, `npm run bench -- components` some. A part is a file of scripts/bench with `name` and `run`; what it measured is
 * printed and written to its own section of docs/performance.md. Figures are ratios of two things measured in one run: a machine's speed drops out.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root } from './installed.mjs'

/**
 * @typedef {object} Row
 * @property {string} what What was measured.
 * @property {string} of Of which subject.
 * @property {string} figure As it is printed: `1.12×`.
 * @property {string} [goal] What it should be, for our own subjects: `≤ 1.4×`.
 * @property {boolean} [isMet]
 *
 * @typedef {object} Part
 * @property {string} name As it is asked for, and the heading in the file.
 * @property {(tools: { say: (text: string) => void, rounds: number }) => Promise<Measured>} run
 *
 * @typedef {object} Measured
 * @property {string[]} about What was measured, and how.
 * @property {Row[]} rows
 * @property {string[]} [versions] Of what it was measured in, beside Node's.
 * @property {string} [seed] What the data was made from.
 * @property {number} [rounds] Where a part has a number of its own.
 */

requireNode()
ensureInstalled()

const folder = join(root, 'scripts/bench')
const file = join(root, 'docs/performance.md')
const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
/** @type {Part[]} */
const parts = await Promise.all(files.sort().map((name) => import(join(folder, name))))
const known = parts.filter(({ name, run }) => name && run)

const named = process.argv.slice(2)
const unknown = named.filter((name) => !known.some((part) => part.name === name))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no part ${unknown.join(', ')}; the parts are ${known.map(({ name }) => name).join(', ')}.\n`,
  )
  process.exit(1)
}

const say = (text) => process.stdout.write(`${text}\n`)
// Seven rounds are the least from which a middle is worth reading. To try a part out, fewer: then nothing is written.
const tried = Number(process.env.BENCH_TRY) || 0
const rounds = tried || Math.max(7, Number(process.env.BENCH_ROUNDS) || 0)

for (const { name, run } of known.filter((part) => named.length === 0 || named.includes(part.name))) {
  say(`== ${name}, ${rounds} rounds`)
  const measured = await run({ say, rounds })
  const { rows } = measured
  const about = [...measured.about, '', ranOn({ rounds, ...measured })]
  say(`\n${asText(rows)}\n`)
  if (tried) say(about.join('\n'))
  else writeFileSync(file, withSection(existsSync(file) ? readFileSync(file, 'utf8') : head(), name, about, rows))
  if (rows.some(({ isMet }) => isMet === false)) process.exitCode = 1
}

function head() {
  return [
    '# Performance',
    '',
    'Written by `npm run bench`; each section by its own part. Figures are ratios of two things measured in one run, the middle of interleaved',
    'rounds in a real Chromium, so that they hold on another machine too. A goal stands beside what is ours.',
    '',
  ].join('\n')
}

/** When, on what, with what. */
function ranOn({ rounds: counted, versions = [], seed }) {
  const [{ model }] = cpus()
  const machine = `${model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}`
  const parts = [
    new Date().toISOString().slice(0, 10),
    machine,
    [`Node ${process.versions.node}`, ...versions].join(', '),
    `${counted} rounds`,
    ...(seed ? [`seed: ${seed}`] : []),
  ]
  return `Measured ${parts.join('; ')}.`
}

/** The file with the part's section replaced, or added at its end. */
function withSection(text, name, about, rows) {
  const table = [
    '| measured | of | figure | goal |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row.what} | ${row.of} | ${row.figure} | ${goalOf(row)} |`),
  ]
  const [begin, end] = [`<!-- bench: ${name} -->`, `<!-- end: ${name} -->`]
  const section = [begin, `## ${name[0].toUpperCase()}${name.slice(1)}`, '', ...about, '', ...table, end].join('\n')
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < 0) return `${text.trimEnd()}\n\n${section}\n`
  return text.slice(0, from) + section + text.slice(to + end.length)
}

function goalOf({ goal, isMet }) {
  return goal ? `${goal}${isMet ? '' : ', **missed**'}` : ''
}

function asText(rows) {
  const lines = [
    ['measured', 'of', 'figure', 'goal'],
    ...rows.map((row) => [row.what, row.of, row.figure, goalOf(row)]),
  ]
  const widths = lines[0].map((_, at) => Math.max(...lines.map((line) => line[at].length)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
