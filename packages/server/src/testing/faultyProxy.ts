import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * `open` forwards. `paused` buffers until it's open again, like a network outage. `swallow` drops data without closing
 * anything, like a firewall that forgot its connections.
 */
type Mode = 'open' | 'paused' | 'swallow'

/** A TCP proxy in front of a database, to simulate network faults. */
export async function openFaultyProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let mode: Mode = 'open'
  let cutAfter: string | undefined

  const pass = (from: Socket, to: Socket, isRequest: boolean) => {
    // After lost data, the rest of the stream is useless.
    let isLost = false
    from.on('data', (chunk: Buffer) => {
      isLost ||= mode === 'swallow'
      if (isLost) return
      to.write(chunk)
      if (isRequest && cutAfter !== undefined && chunk.includes(cutAfter)) {
        cutAfter = undefined
        // The data arrived, but its response never does.
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
    /** Closes the next connection that sends this text, after the database has received it and before it responds. */
    cutAfter: (text: string) => {
      cutAfter = text
    },
    close(): void {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
