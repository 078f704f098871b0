import { parentPort } from 'node:worker_threads'

/** Methods of a thread by name. Inputs and results must be cloneable. */
export type ThreadMethods = Record<string, (...input: never[]) => unknown>

export interface ThreadCall {
  name: string
  input: unknown[]
}

export type ThreadReply = { answer: unknown } | { error: unknown }

/** Called once by the module of a thread. */
export function serveThread(methods: ThreadMethods): void {
  parentPort?.on('message', async ({ name, input }: ThreadCall) => {
    let reply: ThreadReply
    try {
      const method = methods[name] as ((...input: unknown[]) => unknown) | undefined
      if (!method) throw new Error(`The thread has no method ${name}.`)
      reply = { answer: await method(...input) }
    } catch (error) {
      reply = { error }
    }
    parentPort?.postMessage(reply)
  })
}
