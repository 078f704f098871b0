import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Sources of the screens by path. */
const sources = new Map(
  readdirSync('packages/app/src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$/.test(path))
    .map((path) => [path, readFileSync(`packages/app/src/${path}`, 'utf8')] as const),
)

/** Opening tags of an element, with its attributes. */
const tagsOf = (source: string, name: string) =>
  [...source.matchAll(new RegExp(`<${name}\\b(?:=>|[^>])*>`, 'g'))].map(([tag]) => tag)

/** Reasons other than an incomplete form: permission, a step that waits for another, or nothing to save. */
const allowed =
  /isDisabled=\{(?:whyNot !== undefined|isDisabled|isOff|isOver|!draft\.isDirty \|\| whyNot !== undefined)\}/

it('keeps submit buttons enabled, so that submitting focuses the first invalid field', () => {
  const submits = [...sources].flatMap(([path, source]) =>
    tagsOf(source, 'Button')
      .filter((tag) => tag.includes('type="submit"'))
      .map((tag) => ({ path, tag })),
  )
  expect(submits.length).toBeGreaterThan(20)
  const wrong = submits.filter(({ tag }) => /isDisabled=/.test(tag) && !allowed.test(tag))
  expect(wrong).toEqual([])
})

it('offers Cancel in every dialog with a form', () => {
  const dialogs = [...sources].filter(
    ([, source]) => tagsOf(source, 'Dialog').length > 0 && /<(?:Form|SettingsForm)\b/.test(source),
  )
  expect(dialogs.length).toBeGreaterThan(5)
  const wrong = dialogs.filter(([, source]) => !/>\s*Cancel\s*<\/Button>|onCancel=\{/.test(source))
  expect(wrong.map(([path]) => path)).toEqual([])
})
