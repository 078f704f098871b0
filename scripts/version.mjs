/** The version of a release, and where it is written. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The first version of a changelog with its notes. Refuses while changes above it belong to no version. */
export function latestRelease(changelog) {
  const [, ...sections] = changelog.split(/^## /m)
  const parsed = sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n')
    return { heading: heading.trim(), notes: lines.join('\n').trim() }
  })
  const unreleased = parsed.find(({ heading }) => heading === 'Unreleased')
  if (unreleased?.notes) {
    throw new Error(
      'CHANGELOG.md has unreleased changes: rename "## Unreleased" to "## VERSION - DATE", as in "## 1.2.0 - 2026-12-01".',
    )
  }
  const release = parsed.find(({ heading }) => heading !== 'Unreleased')
  const version = /^(\d+\.\d+\.\d+(?:-[\w.]+)?) - \d{4}-\d\d-\d\d$/.exec(release?.heading ?? '')?.[1]
  if (!version) throw new Error('CHANGELOG.md has no heading like "## 1.2.0 - 2026-12-01".')
  return { version, notes: release.notes }
}

/** Sets the version of the workspaces and of what they require of each other. */
export function setVersion(root, version) {
  const folders = ['', 'openapi', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)]
  const files = folders.map((folder) => join(root, folder, 'package.json'))
  const manifests = files.map((file) => JSON.parse(readFileSync(file, 'utf8')))
  const own = new Set(manifests.map(({ name }) => name))
  for (const [index, manifest] of manifests.entries()) write(files[index], versioned(manifest, own, version))
  const lockFile = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
  lock.version = version
  for (const folder of folders) {
    if (lock.packages[folder]) lock.packages[folder] = versioned(lock.packages[folder], own, version)
  }
  write(lockFile, lock)
}

export function versioned(manifest, own, version) {
  const changed = { ...manifest, version }
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']) {
    if (!manifest[kind]) continue
    const entries = Object.entries(manifest[kind]).map(([name, range]) => [name, own.has(name) ? version : range])
    changed[kind] = Object.fromEntries(entries)
  }
  return changed
}

const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
