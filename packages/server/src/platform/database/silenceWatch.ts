interface Options {
  /** Milliseconds without a response before the server is probed; 0 never probes. */
  silence: number
  /** Resolves to whether the server responds to a connection of its own. */
  probe: () => Promise<boolean>
  /** Called with the connections whose statements will never be answered. */
  giveUp: (connections: Connection[]) => void
}

type Connection = object

export type SilenceWatch = ReturnType<typeof createSilenceWatch>

/**
 * Notices a server that has stopped responding without closing its connections, which TCP alone takes minutes to report. A slow statement
 * is told from a silent server by a probe, so statements may take as long as their own timeout allows.
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
    /** Call before a statement is sent. A connection runs one statement at a time. */
    started: (connection: Connection) => void waiting.set(connection, performance.now()),
    ended: (connection: Connection) => void waiting.delete(connection),
    stop: () => clearInterval(timer),
  }
}
