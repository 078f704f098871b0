import { mkdtemp, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { at, chooser, upload } from './dataSharePage'
import { origin, withBrowser } from './person'
import { violations } from './violations'

withBrowser()

/** A proxy that stalls uploads after their first bytes. */
async function stallingWay() {
  const { hostname, port } = new URL(origin())
  const sockets = new Set<Socket>()
  const way = createTcpServer((inward) => {
    const outward = connect(Number(port), hostname)
    let left = Number.POSITIVE_INFINITY
    inward.on('data', (bytes) => {
      if (bytes.toString('latin1', 0, 60).startsWith('POST /api/dataingestion/manual_uploads')) left = 500_000
      left -= bytes.length
      if (left < 0) inward.pause()
      else outward.write(bytes)
    })
    outward.on('data', (bytes) => inward.write(bytes))
    for (const [socket, other] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  return {
    baseURL: `http://127.0.0.1:${(way.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      way.close()
    },
  }
}

/** Shows uploads at 100 kB/s, because the socket buffers of a stalled proxy can take a whole file. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const limits = { latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 }
  await session.send('Network.emulateNetworkConditions', { offline: false, ...limits })
}

/** Waits for the list of uploads, which is empty if this is the first test. */
const listed = (page: Page) => page.getByRole('rowheader').or(page.getByText('No files yet')).first().waitFor()

it('reads 10 MB in a worker, and discards an interrupted upload', async () => {
  const way = await stallingWay()
  const page = await at('/manual-uploads?dataset=sales', { baseURL: way.baseURL })
  await chooser(page).waitFor({ state: 'attached' })
  const head = 'business_external_id,date,sales_amount,sales_count,comment\r\n'
  const one = `GOOD,2026-11-01,1820.40,42,${'x'.repeat(80)}\r\n`
  const maxBytes = 10 * 1024 * 1024
  const rows = head + one.repeat(Math.floor((maxBytes - head.length) / one.length))
  // Padded to the exact limit.
  const content = `${rows.trimEnd()}${'x'.repeat(maxBytes - rows.length)}\r\n`
  // From disk, because Playwright would transfer an in-memory file through the page.
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  await writeFile(join(folder, 'large.csv'), content)
  await writeFile(join(folder, 'larger.csv'), `${content}x`)
  await chooser(page).setInputFiles(join(folder, 'larger.csv'))
  await page.getByText('File is larger than 10485760 bytes').waitFor()
  const worker = page.waitForEvent('worker')
  await chooser(page).setInputFiles(join(folder, 'large.csv'))
  await upload(page).waitFor()
  await worker

  await slowDown(page)
  await upload(page).click()
  await page.getByRole('progressbar', { name: 'Uploading large.csv' }).waitFor()
  await page.getByText(/^[1-9]\d?%, .+ left$/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await upload(page).click()
  await page.getByText(/^[1-9]\d?%, .+ left$/).waitFor()
  const again = await page.context().newPage()
  const notice = again.getByText("large.csv (Daily sales) wasn't uploaded because the page was closed")
  await again.goto('/data-share/manual-uploads?sandbox_mode=true')
  await listed(again)
  expect(await notice.count(), 'it is still on its way').toBe(0)
  // Closing the page during an upload shows a notice in another tab and on the next visit.
  await page.close()
  await notice.waitFor()
  await again.reload()
  await notice.waitFor()
  await again.getByRole('button', { name: 'Choose file again' }).press('Enter')
  await expect.poll(() => chooser(again).evaluate((field) => field === document.activeElement)).toBe(true)
  // From file selection to upload with the Tab key only.
  await chooser(again).setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer: Buffer.from(head + one) })
  await upload(again).waitFor()
  const isOnUpload = () => upload(again).evaluate((button) => button === document.activeElement)
  for (let steps = 0; steps < 40 && !(await isOnUpload()); steps += 1) await again.keyboard.press('Tab')
  expect(await isOnUpload()).toBe(true)
  await again.getByRole('button', { name: 'Dismiss' }).click()
  await again.goto('about:blank')
  await again.goto('/data-share/manual-uploads?sandbox_mode=true')
  await listed(again)
  await expect.poll(() => notice.count()).toBe(0)
  await again.close()
  way.close()

  const other = await at('/manual-uploads')
  await listed(other)
  await expect.poll(() => other.getByRole('rowheader', { name: /large.csv/ }).count()).toBe(0)
})
