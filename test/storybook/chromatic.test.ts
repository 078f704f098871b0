import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ChromaticIndex, startChromaticIndex } from './chromaticIndex'

const root = fileURLToPath(new URL('../..', import.meta.url))

let index: ChromaticIndex
beforeAll(async () => {
  index = await startChromaticIndex()
})
afterAll(() => index.stop())

/** Runs the npm command. */
function chromatic(args: string[], env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/chromatic.mjs', ...args], {
      cwd: root,
      env: { ...process.env, CHROMATIC_PROJECT_TOKEN: '', ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text
      })
    }
    child.on('close', (code) => resolve({ code, said: output }))
  })
}

it('skips the upload without a token', async () => {
  const { code, said } = await chromatic([], {})
  expect(said).toBe("Skipped: CHROMATIC_PROJECT_TOKEN isn't set, so no stories were sent to Chromatic.\n")
  expect(code).toBe(0)
})

const isCheckout = (() => {
  try {
    execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

it('passes a dry run against an index of our own', async (test) => {
  test.skip(!isCheckout, 'Chromatic reads the history of a git checkout, and this is none.')
  expect(existsSync(`${root}/dist/storybook/preview-stats.json`), 'npm run build-storybook comes first').toBe(true)
  const { code, said } = await chromatic(['--dry-run', '-d', 'dist/storybook', '--ci'], {
    CHROMATIC_PROJECT_TOKEN: 'chpt_0123456789ab',
    CHROMATIC_INDEX_URL: index.url,
  })
  expect(said).toContain('Storybook files validated')
  expect(code, said).toBe(0)
  expect(index.asked).toContain('AnnounceBuildMutation')
})
