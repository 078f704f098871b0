import { readCsv } from './csvReading'

// Reading 10 MB takes a second, which the page must not stand still for.
self.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(readCsv(await data.arrayBuffer()))
})
