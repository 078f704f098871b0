import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './installed.mjs'

/** A reporter for `npm test` that writes the number of passed tests, and the names of failed ones, to a file. */
export class TestReport {
  constructor(file) {
    this.file = file
  }

  onTestRunEnd(modules, errors) {
    const report = { passed: 0, failed: [], errors: errors.length }
    for (const module of modules) {
      const inFile = (name) => `${relative(root, module.moduleId)} ${name}`
      let isAnyFailed = false
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'failed') {
          isAnyFailed = true
          const [reason = ''] = (errors?.[0]?.message ?? '').split('\n')
          report.failed.push(inFile(`${test.fullName} (${reason})`))
        }
        if (state === 'passed') report.passed += 1
      }
      // Counts files that don't load and failed hooks, which have no tests.
      if (module.state() === 'failed' && !isAnyFailed) report.failed.push(inFile('(the file itself)'))
    }
    writeFileSync(this.file, JSON.stringify(report))
  }
}
