interface Options {
  /** Milliseconds without a response before the server is probed; 0 never probes. */
  silence: number
  /** Whether the server responds on a new connection. */
  probe: () => Promise<boolean>
  /** Called with the connections that never get a response. */
  giveUp: (connections: Connection[]) => void
}

type Connection = object

export type SilenceWatch = ReturnType<typeof createSilenceWatch>

/**
 * Detects a server that stopped responding without closing its connections, which TCP takes minutes to report. A probe
 * distinguishes it from a slow statement, so statements can use their full timeout.
 */
export function createSilenceWatch({ silence, probe, giveUp }: Options) {
  const waiting = new Map<Connection, number>()
  let isProbing = false

  const overdue = () => {
    const since = performance.now() - silence
    return [...waiting].filter(([, started]) => started <= since).map(([connection]) => connection)
  }

  async function look(): Promise<void> {
    const before = overdue()
    if (isProbing || before.length === 0) return
    isProbing = true
    try {
      if (!(await probe())) giveUp(overdue())
    } finally {
      isProbing = false
    }
  }

  const timer = silence > 0 ? setInterval(() => void look(), Math.max(50, silence / 3)).unref() : undefined
  return {
    /** Call before sending a statement. A connection runs one statement at a time. */
    started: (connection: Connection) => void waiting.set(connection, performance.now()),
    ended: (connection: Connection) => void waiting.delete(connection),
    stop: () => clearInterval(timer),
  }
}
