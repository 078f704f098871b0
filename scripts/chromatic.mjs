/**
 * `npm run chromatic` uploads the stories to Chromatic in the modes of .storybook/modes.ts. Skipped without
 * CHROMATIC_PROJECT_TOKEN. Further arguments are passed to Chromatic, such as `--dry-run`.
 */
import { spawnSync } from 'node:child_process'
import { root } from './installed.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  process.stdout.write("Skipped: CHROMATIC_PROJECT_TOKEN isn't set, so no stories were sent to Chromatic.\n")
  process.exit(0)
}

const { status } = spawnSync(
  process.execPath,
  ['node_modules/chromatic/dist/bin.cjs', '--no-interactive', ...process.argv.slice(2)],
  // Turns off Chromatic's telemetry.
  { cwd: root, stdio: 'inherit', env: { CHROMATIC_DISABLE_ANALYTICS: 'true', ...process.env } },
)
process.exit(status ?? 1)
