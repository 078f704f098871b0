/**
 * `npm run release`: writes dist/release for the version at the top of CHANGELOG.md: the packed packages, the built server with the app, their SBOM
 * in CycloneDX, the notes of the version and checksums. Sets the version in every package.json and in the lock file; the commit and the tag are yours.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root, runNode } from './installed.mjs'
import { latestRelease, setVersion } from './version.mjs'

requireNode()
ensureInstalled()
const { version, notes } = latestRelease(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
setVersion(root, version)
const out = join(root, 'dist/release')
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })

runNode([join(root, 'scripts/build.mjs')])
runNode([join(root, 'scripts/packages.mjs')])
for (const name of readdirSync(join(root, 'dist/packages')).filter((file) => file.endsWith('.tgz'))) {
  writeFileSync(join(out, name), readFileSync(join(root, 'dist/packages', name)))
}
const server = `partner-dashboard-${version}.tar.gz`
execFileSync('tar', ['-czf', join(out, server), '-C', root, 'dist/app', 'dist/server'])
// What runs in production: the built server's own lock file.
const sbom = execFileSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
  {
    cwd: join(root, 'dist/server'),
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  },
)
writeFileSync(join(out, `partner-dashboard-${version}.cdx.json`), sbom)
writeFileSync(join(out, 'NOTES.md'), `${notes}\n`)
const sums = readdirSync(out)
  .sort()
  .map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(out, name)))
        .digest('hex')}  ${name}\n`,
  )
writeFileSync(join(out, 'SHA256SUMS'), sums.join(''))
console.log(
  `dist/release has version ${version}:\n${sums.join('')}\nNext: git commit -am "Release ${version}" && git tag v${version}`,
)
