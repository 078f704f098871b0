import type { ReadCsv } from './csvReading'

/** What is in a file, read beside the page. The reader is fetched with the first file. */
export function readCsvFile(file: Blob): Promise<ReadCsv> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./csv.worker.ts', import.meta.url), { type: 'module' })
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
