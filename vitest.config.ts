import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { TestReport } from './scripts/testReport.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The command that runs the tests has found a browser and says so here (scripts/browser.mjs).
const executablePath = process.env.CHROMIUM
const launchArgs = (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean)
// `npm test` asks for the names of what failed.
const testReport = process.env.TEST_REPORT

// Storybook takes 3 s to load, which no other project needs.
const hasStories = !process.argv.includes('--project') || process.argv.includes('stories')
const storybook = hasStories
  ? (await import('@storybook/addon-vitest/vitest-plugin')).storybookTest({ configDir: at('./.storybook') })
  : []

// Ends tests that hang. A busy machine takes many times as long as an idle one, which is no reason to fail, so no test has a limit of its own.
const hangTimeout = 900_000
const patient = { testTimeout: hangTimeout, hookTimeout: hangTimeout, expect: { poll: { timeout: 240_000 } } }

/** Starts the longest end-to-end file first, which would otherwise run alone at the end. */
class LongestFirst extends BaseSequencer {
  async sort(files: TestSpecification[]) {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/e2e/screens.test.ts')
    const sorted = await super.sort(files)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: testReport ? ['default', new TestReport(testReport)] : ['default'],
    projects: [
      {
        // Words and columns stand beside components, whose styles they bring.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          // Files share their worker's modules, which halves the time.
          isolate: false,
          ...patient,
          unstubGlobals: true,
          include: [
            'packages/{ui,client,app}/src/**/*.test.ts',
            'packages/{ui,client,app}/src/**/*.test.tsx',
            'openapi/*.test.ts',
            'test/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/src/**/*.test.ts'],
          maxWorkers: 2,
          // Files share their worker's modules: loading them again for each file took 2 of 7.5 minutes.
          isolate: false,
          ...patient,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin(), storybook],
        // react-aria's entries are found before the first story runs: a reload in the middle of a run fails it.
        optimizeDeps: {
          include: [
            '@vanilla-extract/recipes/createRuntimeFn',
            'react-aria-components/Autocomplete',
            'react-aria-components/Button',
            'react-aria-components/Dialog',
            'react-aria-components/Disclosure',
            'react-aria-components/Heading',
            'react-aria-components/ListBox',
            'react-aria-components/Menu',
            'react-aria-components/Modal',
            'react-aria-components/Popover',
            'react-aria-components/SearchField',
            'react-aria-components/Tabs',
            'react-aria-components/Toast',
            'react-aria-components/Tooltip',
            '@tanstack/react-table',
            'd3-scale',
            'd3-shape',
            '@internationalized/date',
            'react-aria-components/I18nProvider',
            'react-aria-components/Calendar',
            'react-aria-components/RangeCalendar',
            'react/jsx-dev-runtime',
            'react-dom/client',
          ],
        },
        test: {
          name: 'stories',
          // Files share one page's modules: loading them again for each file took a third of the time.
          isolate: false,
          ...patient,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args: launchArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'storybook',
          environment: 'node',
          include: ['test/storybook/*.test.ts'],
          ...patient,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/globalSetup.ts'],
          // `npm test` runs two, because end-to-end tests mostly wait. Each needs a product.
          maxWorkers: Number(process.env.E2E_WORKERS ?? 1),
          // Files share their worker's browser.
          isolate: false,
          ...patient,
        },
      },
    ],
  },
})
