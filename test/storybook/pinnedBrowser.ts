import { type Browser, chromium } from 'playwright'

/**
 * The browser of the lock file, and no other: each draws letters and edges in its own way, and pictures would only be compared with
 * themselves. Undefined where it cannot run (it is made for Linux on x64).
 */
export async function launchPinnedBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // Makes the package unpack its own system libraries too, for machines that lack them.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  try {
    const { default: pinned } = await import('@sparticuz/chromium')
    return await chromium.launch({
      executablePath: await pinned.executablePath(),
      args: [
        ...['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
        // The machine's settings for screens and fonts play no part.
        ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--disable-gpu'],
      ],
    })
  } catch {
    return undefined
  }
}
