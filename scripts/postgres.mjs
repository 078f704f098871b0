import { execFileSync } from 'node:child_process'
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

/**
 * Returns the PostgreSQL at TEST_DATABASE_URL, or starts a temporary cluster with the installed programs in a folder. Returns the reason if
 * neither is possible.
 *
 * @returns {Promise<{ url: string, version: string, stop: () => Promise<void> } | { why: string }>}
 */
export async function openPostgres(folder) {
  const named = process.env.TEST_DATABASE_URL
  if (named) {
    const version = await versionAt(named)
    return version
      ? { url: named, version, stop: async () => undefined }
      : { why: `TEST_DATABASE_URL can't be reached.` }
  }
  return openCluster(folder)
}

/**
 * Starts a temporary cluster that a test can crash and restart. Returns the reason if PostgreSQL isn't installed.
 *
 * @returns {Promise<{ url: string, version: string, stop: () => Promise<void>, crash: () => Promise<void>, start: () => Promise<void>, addReplica: () => Promise<{ url: string, crash: () => Promise<void>, start: () => Promise<void> }> } | { why: string }>}
 */
export async function openCluster(folder = tmpdir()) {
  const bin = findPrograms()
  if (!bin)
    return {
      why: 'No PostgreSQL 15 or newer found. Install it (on Debian: apt-get install postgresql) or set TEST_DATABASE_URL.',
    }
  try {
    return await startCluster(bin, folder)
  } catch (error) {
    return {
      why: `PostgreSQL couldn't be started: ${String(error.stderr || error.message)
        .trim()
        .split('\n')
        .at(-1)}`,
    }
  }
}

function findPrograms() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => {
    try {
      accessSync(join(folder, 'initdb'), constants.X_OK)
      const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
      return Number(/(\d+)/.exec(version)?.[1] ?? 0) >= 15
    } catch {
      return false
    }
  })
}

async function startCluster(bin, parent) {
  const folder = mkdtempSync(join(parent, 'partner-dashboard-postgres-'))
  // PostgreSQL doesn't run as root, so it runs as its package's user.
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    chownSync(folder, id('-u'), id('-g'))
  }
  const run = (program, ...args) => {
    const [command, ...rest] = isRoot
      ? ['runuser', '-u', 'postgres', '--', join(bin, program), ...args]
      : [join(bin, program), ...args]
    return execFileSync(command, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' })
  }
  const started = []
  const launch = async (name, make) => {
    const data = join(folder, name)
    const port = await freePort()
    make(data)
    // Durability is off, because the data is temporary.
    const settings = `-c listen_addresses=127.0.0.1 -p ${port} -c unix_socket_directories=${folder} -c fsync=off -c full_page_writes=off`
    const command = ['pg_ctl', '-D', data, '-o', settings, '-l', join(folder, `${name}.log`), '-w', 'start']
    run(...command)
    started.push(data)
    // Kills the postmaster like the kernel does when memory runs out.
    const crash = async () => {
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    }
    // Fails while a child of the crashed one is exiting.
    const start = async () => {
      for (let tries = 1; ; tries += 1) {
        try {
          return run(...command)
        } catch (error) {
          if (tries === 600) throw error
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
      }
    }
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, crash, start }
  }
  const primary = await launch('data', (data) =>
    run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'),
  )
  const addReplica = () =>
    launch(`replica${started.length}`, (data) =>
      run('pg_basebackup', '-d', primary.url, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'),
    )
  const stop = async () => {
    // A replica that a test crashed can't be stopped.
    for (const data of started.reverse()) {
      try {
        run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      } catch (error) {
        if (existsSync(join(data, 'standby.signal'))) continue
        throw error
      }
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...primary, version: await versionAt(primary.url), stop, addReplica }
}

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Undefined if it can't be reached. */
async function versionAt(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query('SHOW server_version')
    await client.end()
    return rows[0].server_version.split(' ')[0]
  } catch {
    return undefined
  }
}
