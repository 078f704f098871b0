/** Creates package.json and lock file of the built server, with the versions of the root's lock file. */

/**
 * @typedef {{ version?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }>, link?: boolean,
 *   dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry
 */

const own = 'packages/server'

/**
 * @param {{ dependencies: Record<string, string>, optionalDependencies: Record<string, string>, version: string }} server
 * @param {{ engines: object, overrides: object }} root
 * @param {Record<string, LockEntry>} packages of package-lock.json
 */
export function serverPackage({ version, dependencies, optionalDependencies }, { engines, overrides }, packages) {
  const manifest = {
    name: 'partner-dashboard-server',
    version,
    private: true,
    type: 'module',
    engines,
    dependencies,
    optionalDependencies,
    overrides,
  }
  const required = reached(Object.keys(dependencies), packages, { withOptional: false })
  const all = reached([...Object.keys(dependencies), ...Object.keys(optionalDependencies)], packages, {
    withOptional: true,
  })
  /** @type {Record<string, LockEntry>} */
  const locked = { '': manifest }
  for (const place of [...all].sort()) {
    const { dev: _, devOptional: __, peer: ___, optional: ____, ...entry } = packages[place]
    locked[place.replace(`${own}/`, '')] = required.has(place) ? entry : { ...entry, optional: true }
  }
  const lock = { name: manifest.name, version, lockfileVersion: 3, requires: true, packages: locked }
  return { manifest, lock }
}

/** Lock file entries reachable from `names`, resolved like Node does. */
function reached(names, packages, { withOptional }) {
  const found = new Set()
  const queue = names.map((name) => ({ from: own, name }))
  for (let next = queue.pop(); next; next = queue.pop()) {
    const place = resolve(next, packages)
    if (place === undefined || found.has(place)) continue
    found.add(place)
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[place]
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
    const needs = [...Object.keys(dependencies), ...peers, ...(withOptional ? Object.keys(optionalDependencies) : [])]
    for (const name of needs) queue.push({ from: place, name })
  }
  return found
}

function resolve({ from, name }, packages) {
  const folders = from.split('/node_modules/')
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const folder = folders.slice(0, depth).join('/node_modules/')
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[place] && !packages[place].link) return place
  }
  return undefined
}
