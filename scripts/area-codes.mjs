/**
 * Generates packages/ui/src/data/areaCodes.ts, the area codes in service, from the metadata of libphonenumber-js. With
 * `--check`, fails if the committed file is out of date. Run it after updating the package.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const target = fileURLToPath(new URL('../packages/ui/src/data/areaCodes.ts', import.meta.url))
const metadata = require('libphonenumber-js/metadata.max.json')
const { version } = require('libphonenumber-js/package.json')

/** The United States with its territories in the address form. */
const unitedStates = ['US', 'AS', 'GU', 'MP', 'PR', 'VI']
const canada = ['CA']

// Number types are at index 11 of a country's metadata. The first is fixed lines, which excludes toll-free, premium,
// personal and government codes.
const geographic = (name) => new RegExp(`^(?:${metadata.countries[name][11][0][0]})$`)

function areaCodes(countries) {
  const patterns = countries.map(geographic)
  const found = []
  for (let area = 200; area <= 999; area++) if (patterns.some((pattern) => isInService(area, pattern))) found.push(area)
  return found
}

/** Some patterns include exchanges, so an area code is in service if any exchange matches. */
function isInService(area, pattern) {
  for (let exchange = 200; exchange <= 999; exchange++) if (pattern.test(`${area}${exchange}0123`)) return true
  return false
}

function lines(codes) {
  const perLine = 28
  const rows = []
  for (let at = 0; at < codes.length; at += perLine) rows.push(codes.slice(at, at + perLine).join(' '))
  return rows.map((row, i) => `  '${row}${i < rows.length - 1 ? " ' +" : "'"}`).join('\n')
}

// Release date, so the same package always generates the same file. Its change log uses day.month.year.
function released() {
  const changes = readFileSync(join(dirname(require.resolve('libphonenumber-js/package.json')), 'CHANGELOG.md'), 'utf8')
  const [, day, month, year] = changes.match(new RegExp(`^${version} / (\\d\\d)\\.(\\d\\d)\\.(\\d{4})`, 'm')) ?? []
  if (!year) throw new Error(`The change log of libphonenumber-js has no date for ${version}.`)
  return `${year}-${month}-${day}`
}

const text = `/**
 * Geographic area codes in service, as three-digit words. No toll-free, premium, personal or government codes.
 * Written by scripts/area-codes.mjs from libphonenumber-js ${version} (${released()}); never edited.
 */
export const usAreaCodes =
${lines(areaCodes(unitedStates))}

export const canadianAreaCodes =
${lines(areaCodes(canada))}
`

if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  process.stderr.write('packages/ui/src/data/areaCodes.ts is not what scripts/area-codes.mjs writes. Run it.\n')
  process.exitCode = 1
}
