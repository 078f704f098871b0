import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * `open` forwards; `paused` keeps what is sent until it is open again, as a network that is down for a while; `swallow` loses it without closing
 * anything, as a firewall that has forgotten its connections.
 */
type Mode = 'open' | 'paused' | 'swallow'

/** A TCP proxy in front of a database, whose network a test can break. */
export async function openFaultyProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let mode: Mode = 'open'
  let cutAfter: string | undefined

  const pass = (from: Socket, to: Socket, isRequest: boolean) => {
    // What was lost once makes the rest of the stream useless.
    let isLost = false
    from.on('data', (chunk: Buffer) => {
      isLost ||= mode === 'swallow'
      if (isLost) return
      to.write(chunk)
      if (isRequest && cutAfter !== undefined && chunk.includes(cutAfter)) {
        cutAfter = undefined
        // The other side has it, and its answer never arrives.
        to.removeAllListeners('data')
        setTimeout(() => [from, to].forEach((socket) => void socket.destroy()), 200)
      }
    })
    from.on('close', () => void (isLost || to.destroy()))
    from.on('error', () => undefined)
  }

  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket.on('close', () => sockets.delete(socket)))
      if (mode === 'paused') socket.pause()
    }
    pass(near, far, true)
    pass(far, near, false)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)

  return {
    url: url.href,
    set(next: Mode): void {
      mode = next
      for (const socket of sockets) {
        if (mode === 'paused') socket.pause()
        else socket.resume()
      }
    },
    /** Ends the next connection that sends this, after the database has got it and before its answer is back. */
    cutAfter: (text: string) => {
      cutAfter = text
    },
    close(): void {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
