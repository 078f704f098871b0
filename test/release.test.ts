import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const { latestRelease, versioned } = (await import(new URL('../scripts/version.mjs', import.meta.url).href)) as {
  latestRelease: (changelog: string) => { version: string; notes: string }
  versioned: (manifest: Manifest, own: ReadonlySet<string>, version: string) => Manifest
}

const past = '## 1.2.0 - 2026-12-01\n\n### Added\n- This.\n\n## 1.1.0 - 2026-11-01\n- Old.\n'

it('takes version and notes from the first release of the changelog', () => {
  expect(latestRelease(`# Changelog\n\n${past}`)).toEqual({ version: '1.2.0', notes: '### Added\n- This.' })
  expect(latestRelease(`# Changelog\n\n## Unreleased\n\n${past}`).version).toBe('1.2.0')
})

it.each([
  [`# Changelog\n\n## Unreleased\n- New.\n\n${past}`, 'unreleased changes'],
  ['# Changelog\n\n## Next\n- New.\n', 'no heading like'],
  ['# Changelog\n', 'no heading like'],
])('refuses %j', (changelog, reason) => expect(() => latestRelease(changelog)).toThrow(reason))

it('sets the version of a workspace and of what it requires of the others', () => {
  const manifest = {
    name: 'a',
    version: '1.0.0',
    dependencies: { b: '1.0.0', pg: '8.0.0' },
    devDependencies: { c: '1.0.0' },
  }
  expect(versioned(manifest, new Set(['a', 'b', 'c']), '2.0.0')).toEqual({
    name: 'a',
    version: '2.0.0',
    dependencies: { b: '2.0.0', pg: '8.0.0' },
    devDependencies: { c: '2.0.0' },
  })
})

it('runs the same script on both CI systems', () => {
  const github = parse(readFileSync('.github/workflows/ci.yml', 'utf8'))
  const gitlab = parse(readFileSync('.gitlab-ci.yml', 'utf8'))
  expect(github.jobs.test.steps.map(({ run }: { run?: string }) => run)).toContain('.ci/run')
  expect(gitlab.test.script).toBe('.ci/run')
  // With TEST_DATABASE_URL and without its programs, tests that crash a database of their own fail.
  for (const job of [github.jobs.test, gitlab.test]) {
    expect(JSON.stringify(job)).toContain('apt-get install -y postgresql pgbouncer')
    expect(JSON.stringify(job)).not.toContain('TEST_DATABASE_URL')
  }
  const versions = readFileSync('scripts/testRuntimes.mjs', 'utf8').match(/'(\d+)\.\d+\.\d+'/g)
  const majors = versions?.map((version) => version.replaceAll("'", '').split('.')[0])
  expect(github.jobs.runtimes.strategy.matrix.node).toEqual(majors)
  expect(gitlab.runtimes.parallel.matrix[0].NODE_MAJOR).toEqual(majors)
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(majors?.at(-1))
})
