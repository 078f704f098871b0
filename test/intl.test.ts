import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = ['app', 'client', 'ui'].flatMap((name) =>
  readdirSync(`packages/${name}/src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories)\.|\/stories\//.test(path))
    .map((path) => `packages/${name}/src/${path}`),
)

it('creates no formatter while a module loads, which takes 10 ms of the first screen or of a press', () => {
  expect(sources.length).toBeGreaterThan(500)
  const early = sources.filter((path) =>
    /^(?:export )?const \w+(?:: [\w.]+)? = new Intl\./m.test(readFileSync(path, 'utf8')),
  )
  expect(early).toEqual([])
})
