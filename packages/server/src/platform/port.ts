import { once } from 'node:events'
import { createServer } from 'node:net'

/** Throws EADDRINUSE before the database is opened and seeded, which takes seconds. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
