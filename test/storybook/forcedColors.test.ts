import { expect, it } from 'vitest'
import { withStorybook } from './builtStorybook'

// Forced colors (Windows high contrast) replace backgrounds and make transparent borders visible. Needs a real browser.
const built = withStorybook()

async function open(story: string) {
  await built.page().setViewportSize({ width: 1280, height: 800 })
  await built.page().emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await built.open(story)
}

/** Everything visible of an element but its text. Forced backgrounds keep their alpha, which makes no difference. */
async function look(selector: string) {
  const element = built.page().locator(selector).first()
  await element.waitFor()
  return element.evaluate((node) => {
    const { backgroundColor, borderBlockEnd, outlineStyle, outlineWidth } = getComputedStyle(node)
    const [ground] = /\d+, \d+, \d+/.exec(backgroundColor) ?? []
    return `${ground}, ${borderBlockEnd}, ${outlineStyle === 'none' ? 'no outline' : outlineWidth}`
  })
}

const expectMarked = async (marked: string, other: string) => expect(await look(marked)).not.toBe(await look(other))

it.each([
  ['components-tabs--dark', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['components-tabnav--dark', 'nav > a[aria-current]', 'nav > a:not([aria-current])'],
  ['components-tabnav--secondary-dark', 'nav > a[aria-current]', 'nav > a:not([aria-current])'],
  ['components-frame--dark', 'nav a[aria-current]', 'nav a:not([aria-current])'],
  [
    'daterange-daterangefilter--custom',
    '[role=grid] [data-selected]',
    '[role=grid] td > :not([data-selected], [data-outside-month])',
  ],
  ['daterange-daterangefilter--custom', '[role=menuitemradio][data-focused]', '[role=menuitemradio]'],
])('marks the current one in %s: %s', async (story, marked, other) => {
  await open(story)
  await expectMarked(marked, other)
})

it.each([
  ['components-menu--bordered', 'menuitem', '[data-focused]'],
  ['fields-selectfield--dark', 'option', '[data-focused]'],
  ['components-commandpalette--dark', 'option', '[aria-selected=true]'],
])('shows which line of %s has focus', async (story, role, focused) => {
  await open(story)
  const page = built.page()
  if (story !== 'components-commandpalette--dark') await page.locator('#storybook-root button').click()
  await page.locator(`[role=${role}]`).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await expectMarked(`[role=${role}]${focused}`, `[role=${role}]:not(${focused})`)
})

it('shows the chosen row height', async () => {
  await open('table-columnchoice--changing-density')
  await built.page().getByRole('radio', { name: 'Compact', checked: true }).blur()
  await expectMarked('label:has([type=radio]:checked)', 'label:has([type=radio]:not(:checked))')
})

it('shows that there are unread notifications', async () => {
  await open('components-notificationbell--unread')
  const dot = built.page().locator('#storybook-root span[aria-hidden]')
  // The system's color of the page in this mode.
  expect(await dot.evaluate((node) => getComputedStyle(node).backgroundColor)).not.toBe('rgb(255, 255, 255)')
})

it.each([
  ['components-sharebar--dark', 'dt > span', 5],
  ['charts-barchart--several-series', '#storybook-root div[aria-hidden] > span > span:first-child', 3],
  ['components-payoffbar--dark', 'dt > span', 3],
])('tells the entries of the legend apart in %s', async (story, swatches, count) => {
  await open(story)
  await built
    .page()
    .locator(swatches)
    .nth(count - 1)
    .waitFor()
  const looks = await built
    .page()
    .locator(swatches)
    .evaluateAll((spans) =>
      spans.map((span) => `${getComputedStyle(span).backgroundColor} ${getComputedStyle(span).borderTopWidth}`),
    )
  expect(new Set(looks).size).toBe(count)
})

it.each(['charts-barchart--negative', 'charts-linechart--one-series', 'charts-funnelchart--default'])(
  'writes the labels of %s in the color of text',
  async (story) => {
    await open(story)
    await built.page().locator('figure svg text').first().waitFor()
    const fills = await built
      .page()
      .locator('figure svg :is(text, tspan)')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill))
    const text = await built
      .page()
      .locator('figcaption')
      .evaluate((title) => getComputedStyle(title).color)
    expect(new Set(fills)).toEqual(new Set([text]))
  },
)
