/** Style properties set by stylesheets, inlined so the exported file keeps them. */
const carried = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'visibility',
] as const

const svgName = 'http://www.w3.org/2000/svg'
const padding = 24
const titleHeight = 32

function carryStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from)
  for (const name of carried) to.setAttribute(name, style.getPropertyValue(name))
  to.removeAttribute('class')
  for (const [index, child] of [...from.children].entries()) {
    const copy = to.children[index]
    if (copy) carryStyles(child, copy)
  }
}

function element(name: string, attributes: Record<string, string | number>): Element {
  const element = document.createElementNS(svgName, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/** The drawing with its title as a standalone SVG. Width and height in px. */
export function pictureOf(drawing: SVGSVGElement, title: string): { svg: string; width: number; height: number } {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  carryStyles(drawing, copy)
  const { width: drawn, height: deep } = drawing.getBoundingClientRect()
  const [width, height] = [drawn + 2 * padding, deep + 2 * padding + titleHeight]
  const root = element('svg', { xmlns: svgName, width, height, viewBox: `0 0 ${width} ${height}` })
  const page = getComputedStyle(document.body)
  root.append(element('rect', { width, height, fill: page.backgroundColor }))
  const head = element('text', {
    x: padding,
    y: padding + 14,
    fill: page.color,
    'font-family': page.fontFamily,
    'font-size': 16,
    'font-weight': 600,
  })
  head.textContent = title
  copy.setAttribute('x', String(padding))
  copy.setAttribute('y', String(padding + titleHeight))
  copy.setAttribute('overflow', 'visible')
  root.append(head, copy)
  return { svg: new XMLSerializer().serializeToString(root), width, height }
}

/** Renders the image at 2x density. Throws if the browser can't draw it. */
export async function pngOf({ svg, width, height }: ReturnType<typeof pictureOf>): Promise<Blob> {
  const image = new Image()
  // A data URL: the content security policy blocks blob URLs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * 2)
  canvas.height = Math.ceil(height * 2)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture could not be made.')
  return blob
}
