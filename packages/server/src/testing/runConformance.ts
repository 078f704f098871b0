import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../../../scripts/conformance.mjs', import.meta.url))

export interface ConformanceKeys {
  token?: string
  key?: string
  otherKey?: string
}

/** Runs `npm run conformance` with its keys in the environment. */
export function runConformance(
  { token, key, otherKey }: ConformanceKeys,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  const env = {
    ...process.env,
    ...(token && { CONFORMANCE_TOKEN: token }),
    ...(key && { CONFORMANCE_API_KEY: key }),
    ...(otherKey && { CONFORMANCE_OTHER_API_KEY: otherKey }),
  }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { env })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part
      })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
