const overlays = ':is([role=dialog], [role=alertdialog]):not([data-react-aria-top-layer] *)'
const focusable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])'

/** The focused element of an overlay or the page with its ancestors, each followed by its siblings. */
type Trail = readonly (Element | null)[]

/** By overlay; the page's is that of the body. */
const trails = new WeakMap<Element, Trail>()
let focused: Element | undefined

let isWatching = false

/**
 * Keeps focus when the focused element is removed or disabled, such as the trigger of a confirmed action: moves it to
 * the element focused last in the topmost overlay or the page, or to its nearest neighbor, instead of the start of the
 * document.
 */
export function watchFocus(): void {
  if (isWatching) return
  isWatching = true
  const observer = new MutationObserver(landLater)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'inert'] })
  document.addEventListener('focusin', ({ target }) => note(target))
  document.addEventListener('keydown', passEscape)
  note(document.activeElement)
}

function note(target: EventTarget | null): void {
  if (!(target instanceof Element)) return
  focused = target
  const overlay = target.closest(overlays)
  // Menus close before their action, and leave the trail of their trigger.
  if (!overlay && !target.closest('main, header, nav')) return
  const trail: (Element | null)[] = []
  for (let at: Element | null = target; at && at !== overlay && !at.matches('main, header, nav'); at = at.parentElement)
    trail.push(at, at.nextElementSibling, at.previousElementSibling)
  trails.set(overlay ?? document.body, trail)
}

/**
 * Passes Escape to the topmost overlay if nothing is focused: react-aria focuses an overlay that a link opened with Enter
 * a frame later, and blurs a new dialog for a frame after half a second.
 */
function passEscape({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || !(target instanceof Element) || !target.matches('body, [inert] *')) return
  const top = [...document.querySelectorAll(`${overlays}, [data-trigger]`)].at(-1)
  top?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

let frame = 0

/**
 * react-aria restores focus one frame after an overlay closes, and browsers drop it from disabled elements with the next
 * frame. What is below an overlay is inert until it's gone, and can't be focused before. Each change starts the wait
 * again, because an overlay can close during it.
 */
function landLater(): void {
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(land)
  })
}

function land(): void {
  const active = document.activeElement
  // Browsers drop focus from a disabled element some time later.
  if (active && active !== document.body && !active.matches(':disabled')) return
  // Toasts have these roles too, in a region above all overlays.
  const overlay = [...document.querySelectorAll<HTMLElement>(overlays)].at(-1)
  // A press on the page's background leaves nothing focused.
  if (!overlay && focused?.isConnected && !focused.matches(':disabled')) return
  for (const element of trails.get(overlay ?? document.body) ?? []) {
    const target = element?.isConnected && firstFocusable(element)
    if (!target) continue
    target.focus()
    if (target === document.activeElement) return
  }
  const rest = overlay ?? document.querySelector('main')
  rest?.focus({ preventScroll: true })
}

function firstFocusable(element: Element): HTMLElement | undefined {
  if (element instanceof HTMLElement && element.matches(focusable)) return element
  return [...element.querySelectorAll<HTMLElement>(focusable)].find((candidate) => candidate.checkVisibility())
}
