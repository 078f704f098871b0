import sql from 'sql-template-tag'
import { type Database, one } from '../platform/database/sql'

const programs = new URL('../../../../scripts/postgres.mjs', import.meta.url).href

export interface Cluster {
  url: string
  stop: () => Promise<void>
  /** Kills the postmaster. */
  crash: () => Promise<void>
  start: () => Promise<void>
  /** Adds a streaming replica. */
  addReplica: () => Promise<Pick<Cluster, 'url' | 'crash' | 'start'>>
}

/** A PostgreSQL cluster for one test, which may crash it. */
export async function openCluster(): Promise<Cluster> {
  const { openCluster: open } = (await import(programs)) as {
    openCluster: () => Promise<Cluster | { why: string }>
  }
  const cluster = await open()
  if ('why' in cluster) throw new Error(cluster.why)
  return cluster
}

/** Stops the replay of a replica. It can still replay records after the request, so this waits until it stands still. */
export async function pauseReplay(replica: Database): Promise<void> {
  await replica.script('SELECT pg_wal_replay_pause()')
  const isPaused = async () =>
    (await one<{ state: string }>(replica, sql`SELECT pg_get_wal_replay_pause_state() AS state`))?.state === 'paused'
  while (!(await isPaused())) await new Promise((resolve) => setTimeout(resolve, 20))
}
