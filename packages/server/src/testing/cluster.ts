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
