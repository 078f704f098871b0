import { once } from 'node:events'
import { createServer } from 'node:net'

/** Throws EADDRINUSE before anything was opened or seeded, which takes seconds and would be in vain. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
