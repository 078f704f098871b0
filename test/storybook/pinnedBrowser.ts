import { type Browser, chromium } from 'playwright'

/** The lock file's browser only, because rendering differs between browsers. Undefined on platforms other than Linux x64. */
export async function launchPinnedBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // Makes the package unpack system libraries, for machines without them.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  try {
    const { default: pinned } = await import('@sparticuz/chromium')
    return await chromium.launch({
      executablePath: await pinned.executablePath(),
      args: [
        ...['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
        // Ignores the machine's screen and font settings.
        ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--disable-gpu'],
      ],
    })
  } catch {
    return undefined
  }
}
