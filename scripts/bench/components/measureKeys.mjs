import { ratioOf, times, turned } from './ratios.mjs'

const subjects = {
  plain: 'a plain input',
  ours: 'MaskedField',
  maskito: 'maskito',
  imask: 'imask',
  numberFormat: 'react-number-format',
}
const number = '2127365000'
const repeats = 30

/** Measures keystrokes, and the caret after edits. */
export async function measureKeys({ open, rounds, say }) {
  const costs = Object.fromEntries(Object.keys(subjects).map((subject) => [subject, []]))
  const pages = {}
  for (const subject of Object.keys(subjects)) pages[subject] = await open({ subject, kind: 'field' })
  // Warm-up.
  for (const subject of Object.keys(subjects)) await typeOften(pages[subject])
  for (let round = 0; round < rounds; round++) {
    for (const subject of turned(Object.keys(subjects), round)) {
      await pages[subject].page.bringToFront()
      costs[subject].push(await pages[subject].cost('ScriptDuration', () => typeOften(pages[subject])))
    }
    say(`keys, round ${round + 1}`)
  }

  const rows = []
  for (const [subject, words] of Object.entries(subjects)) {
    if (subject === 'plain') continue
    const ratio = ratioOf(costs[subject], costs.plain)
    const right = await caretsRight(pages[subject])
    const isOurs = subject === 'ours'
    rows.push({
      what: 'script time per keystroke, vs. a plain input',
      of: words,
      figure: times(ratio),
      ...(isOurs && { goal: '≤ 1.40×', isMet: ratio <= 1.4 }),
    })
    rows.push({
      what: 'caret and text correct after an edit',
      of: words,
      figure: `${right} of ${edits.length}`,
      ...(isOurs && { goal: `${edits.length} of ${edits.length}`, isMet: right === edits.length }),
    })
  }
  for (const { close } of Object.values(pages)) await close()
  return rows
}

async function typeOften({ page, session }) {
  await page.locator('input').focus()
  for (let at = 0; at < repeats; at++) {
    for (const digit of number) await pressDigit(session, digit)
    await page.evaluate(() => document.querySelector('input').select())
    await page.keyboard.press('Backspace')
  }
}

// One protocol message instead of the three of page.keyboard.press.
async function pressDigit(session, text) {
  await session.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    text,
    key: text,
    windowsVirtualKeyCode: text.charCodeAt(0),
  })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text, windowsVirtualKeyCode: text.charCodeAt(0) })
}

// `|` marks the caret. Before and after punctuation are equivalent for typing.
const edits = [
  ['insert', '(212) 7|36-500', '9', '(212) 79|3-6500'],
  ['Backspace', '(212) 7|36-5000', 'Backspace', '(212) |365-000'],
  ['Delete', '(212) 7|36-5000', 'Delete', '(212) 7|65-000'],
  ['a full mask', '(212) 736-5000|', '9', '(212) 736-5000|'],
  ['a paste with a leading 1', '|', 'paste 12127365000', '(212) 736-5000|'],
]

async function caretsRight({ page }) {
  await page.bringToFront()
  let right = 0
  for (const [, before, key, after] of edits) {
    const input = page.locator('input')
    await input.focus()
    await input.evaluate((element) => element.select())
    await page.keyboard.press('Backspace')
    for (const digit of before.replace(/[^0-9]/g, '')) await page.keyboard.press(digit)
    await input.evaluate((element, at) => element.setSelectionRange(at, at), before.indexOf('|'))
    if (key.startsWith('paste ')) await paste(page, key.slice(6))
    else await page.keyboard.press(key)
    await page.evaluate(() => window.bench.rest())
    const seen = await input.evaluate(({ value, selectionStart: at }) => `${value.slice(0, at)}|${value.slice(at)}`)
    if (meaning(seen) === meaning(after)) right++
  }
  return right
}

// Uses the clipboard, because only a real paste has the paste input type.
async function paste(page, text) {
  await page.evaluate((copied) => {
    const source = document.body.appendChild(document.createElement('textarea'))
    source.value = copied
    source.select()
    document.execCommand('copy')
    source.remove()
  }, text)
  await page.locator('input').focus()
  await page.keyboard.press('Control+v')
}

const meaning = (seen) =>
  [seen.replace('|', ''), seen.slice(0, seen.indexOf('|')).replace(/[^0-9]/g, '').length].join(' ')
