import { readCsv } from './csvReading'

// Parsing 10 MB takes a second, so it runs in a worker.
self.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(readCsv(await data.arrayBuffer()))
})
