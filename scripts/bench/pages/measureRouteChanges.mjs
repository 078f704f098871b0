import { middle, spread, times, turned } from '../components/ratios.mjs'
import { openPage, slowdown } from './openPage.mjs'

const goal = 1.4
/** Milliseconds until preloads start, plus a second for them to finish. */
const fetchedAheadAfter = 5000
/** Route changes per opened page. The first one runs code that isn't compiled yet. */
const repeats = 4

/**
 * Time from the click to the next page's paint, with code and data preloaded, compared with a React page that switches
 * between the same elements.
 */
export async function measureRouteChanges({ browser, product, bare, storageState, business, rounds, say }) {
  const changes = {
    'list to a business': {
      from: '/businesses',
      to: business,
      link: `tbody th a[href="${business}"]`,
      ready: isFilled,
    },
    'home to the list': { from: '/', to: '/businesses', link: 'nav a[href="/businesses"]', ready: isFilled },
  }
  const found = Object.fromEntries(
    Object.keys(changes).flatMap((name) => ['ours', 'bare'].map((of) => [`${name}, ${of}`, { first: [], again: [] }])),
  )
  const drawn = {}
  for (const [name, change] of Object.entries(changes)) {
    drawn[name] = await treesOf(browser, { origin: product.origin, storageState, ...change })
  }
  for (let round = -1; round < rounds; round++) {
    for (const name of turned(Object.keys(changes), round + 1)) {
      const change = changes[name]
      const trees = drawn[name]
      const measures = {
        ours: () => measureOurs(browser, { origin: product.origin, storageState, trees, ...change }),
        bare: () => measureBare(browser, { origin: bare.origin, trees }),
      }
      for (const of of turned(Object.keys(measures), round + 1)) {
        const { first, again } = await measures[of]()
        if (round < 0) continue
        found[`${name}, ${of}`].first.push(first)
        found[`${name}, ${of}`].again.push(again)
      }
    }
    say(`route changes, round ${round + 1} of ${rounds}`)
  }
  return Object.keys(changes).flatMap((name) =>
    [
      ['first', 'preloaded route change'],
      ['again', 'same, second time'],
    ].map(([kind, what]) => {
      const { ratio, text } = spread(found[`${name}, ours`][kind], found[`${name}, bare`][kind])
      return { what, of: name, figure: text, goal: `≤ ${times(goal)}`, isMet: ratio <= goal }
    }),
  )
}

/** The app's heading, not the shell's, and no loading state. */
export const isFilled = `Boolean(document.querySelector('#root main h1')) && !document.querySelector('#root main [aria-label^="Loading"], #root main [aria-busy="true"]')`

async function treesOf(browser, { origin, storageState, from, to, ready }) {
  const trees = []
  for (const path of [from, to]) {
    const opened = await openPage(browser, { url: origin + path, storageState, ready, rate: 1 })
    trees.push(await opened.evaluate(`(${treeOf})()`))
    await opened.close()
  }
  return trees
}

async function measureOurs(browser, { origin, storageState, trees, from, link, ready }) {
  const opened = await openPage(browser, { url: origin + from, storageState, ready, rate: 1 })
  const [begin, end] = trees.map(({ heading }) => heading)
  const took = []
  // Waits for preloads, which aren't part of the route change.
  await new Promise((resolve) => setTimeout(resolve, fetchedAheadAfter))
  await opened.rest()
  for (let at = 0; at < repeats; at++) {
    await opened.page.mouse.move(640, 790)
    const place = await placeOf(opened, link)
    await opened.page.mouse.move(place.x, place.y)
    // Waits for the preloads that hovering starts.
    await new Promise((resolve) => setTimeout(resolve, 500))
    await opened.rest()
    took.push(await timeOfClick(opened, place, end))
    await opened.rest()
    await opened.evaluate('history.back()')
    await opened.rest(`${ready} && document.querySelector('main h1').textContent === ${JSON.stringify(begin)}`)
  }
  await opened.close()
  return firstAndMiddle(took)
}

async function measureBare(browser, { origin, trees }) {
  const opened = await openPage(browser, {
    url: `${origin}/switch/`,
    ready: `'showTrees' in window`,
    rate: 1,
  })
  const [{ css, width }] = trees
  await opened.evaluate(`
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(${JSON.stringify(css)})
    document.adoptedStyleSheets = [sheet]
    document.getElementById('root').style.width = '${width}px'
    showTrees(${JSON.stringify(trees[0].tree)}, ${JSON.stringify(trees[1].tree)})`)
  const took = []
  for (let at = 0; at < repeats; at++) {
    const place = await placeOf(opened, '#switch')
    await opened.page.mouse.move(place.x, place.y)
    await opened.rest()
    took.push(await timeOfClick(opened, place, trees[1].heading))
    await opened.evaluate(`document.getElementById('switch').click()`)
    await opened.rest(`document.querySelector('main h1').textContent === ${JSON.stringify(trees[0].heading)}`)
  }
  await opened.close()
  return firstAndMiddle(took)
}

const firstAndMiddle = ([first, ...others]) => ({ first, again: middle(others) })

/** Milliseconds from releasing the button to the paint of the heading. */
async function timeOfClick({ session, evaluate }, { x, y }, heading) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await evaluate(`(${watchClick})(${JSON.stringify(heading)})`)
  const button = { x, y, button: 'left', clickCount: 1 }
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button })
  const took = await evaluate('window.painted')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return took
}

const placeOf = ({ evaluate }, selector) =>
  evaluate(`(() => {
    const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })()`)

// Runs in the page.
function watchClick(heading) {
  window.painted = new Promise((resolve) => {
    const onClick = ({ timeStamp }) => {
      const look = () => {
        if (document.querySelector('main h1')?.textContent !== heading) return requestAnimationFrame(look)
        // The frame is painted before this message.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - timeStamp)
        port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', onClick, { capture: true, once: true })
  })
}

// Runs in the page: records the elements and styles of its main part.
function treeOf() {
  const isOn = ['disabled', 'hidden', 'inert', 'checked', 'selected', 'readonly', 'required', 'multiple', 'open']
  const names = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', colspan: 'colSpan', rowspan: 'rowSpan' }
  const propsOf = (element) =>
    Object.fromEntries(
      [...element.attributes]
        .filter(({ name }) => !name.startsWith('on'))
        .map(({ name, value }) => {
          if (name === 'style')
            return [name, Object.fromEntries([...element.style].map((key) => [key, element.style[key]]))]
          if (name === 'value') return ['defaultValue', value]
          return [names[name] ?? name, isOn.includes(name) ? true : value]
        }),
    )
  const draw = (element) => ({
    tag: element.localName,
    props: propsOf(element),
    children: [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.ELEMENT_NODE || nodeType === Node.TEXT_NODE)
      .map((child) => (child.nodeType === Node.TEXT_NODE ? child.data : draw(child))),
  })
  const main = document.querySelector('main')
  return {
    tree: draw(main),
    heading: main.querySelector('h1').textContent,
    width: main.getBoundingClientRect().width,
    css: [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join('\n'),
  }
}
