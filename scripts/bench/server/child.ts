import { startBare } from './bare'
import { fillDatabases } from './fill'
import { startOurs } from './ours'
import { fillVolume } from './volume'

/** A benchmarked process, or one that creates its data. It handles one request at a time. */
const abilities: Record<string, (input: never) => unknown> = {
  fill: fillDatabases,
  fillVolume,
  ours: async (input: Parameters<typeof startOurs>[0]) => {
    const { port, ...more } = await startOurs(input)
    Object.assign(abilities, more)
    return port
  },
  bare: startBare,
  /** CPU time of this process in milliseconds. */
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
  /** In bytes. */
  memory: () => process.memoryUsage.rss(),
}

process.on('message', async ({ id, ask, input }: { id: number; ask: string; input: never }) => {
  try {
    process.send?.({ id, answer: await abilities[ask]?.(input) })
  } catch (error) {
    process.send?.({ id, why: error instanceof Error ? error.stack : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
