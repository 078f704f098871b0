import workerUrl from './csv.worker.ts?worker&url'
import type { ReadCsv } from './csvReading'

/** Parses a file in a worker, loaded with the first file. */
export function readCsvFile(file: Blob): Promise<ReadCsv> {
  return new Promise((resolve, reject) => {
    const worker = createWorker()
    const end = () => worker.terminate()
    worker.onmessage = ({ data }: MessageEvent<ReadCsv>) => {
      end()
      resolve(data)
    }
    worker.onerror = (event) => {
      end()
      reject(new Error(event.message || 'The file could not be read.'))
    }
    worker.postMessage(file)
  })
}

/** Trusted Types (Chromium); other browsers accept the URL as it is. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (url: string) => string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

function createWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('csv-worker', { createScriptURL: () => workerUrl })
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
}
