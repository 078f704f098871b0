/**
 * Icons of the design system: one path per icon of Lucide, because each shape of an icon is an element of every page that shows it. To add an icon, create
 * an empty file with its name and run `npm run generate`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'packages/ui/src/components/Icon/generated'

/**
 * @param {string} root of the project
 * @returns {[path: string, text: string][]}
 */
export function iconFiles(root) {
  const { icons } = JSON.parse(readFileSync(join(root, 'node_modules/@iconify-json/lucide/icons.json'), 'utf8'))
  return readdirSync(join(root, folder)).map((file) => {
    const svg = icons[file.replace(/\.ts$/, '')]?.body
    if (svg === undefined) throw new Error(`Lucide has no icon for ${file}.`)
    return [`${folder}/${file}`, `${banner}export default '${pathOf(svg)}' as string\n`]
  })
}

const banner = '// Written by `npm run generate` from Lucide (https://lucide.dev, ISC license).\n'

/** The shapes of an SVG as one path. */
function pathOf(svg) {
  const paths = [...svg.matchAll(/<(?!g\b)(\w+) ([^>]*)\/>/g)].map(([, shape, attributes]) => {
    const { d, ...others } = Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    return shape === 'path' ? moved(d) : pathOfShape[shape](numbers(others))
  })
  return paths.join('')
}

/** A path starts relative to the origin, a later part of a path relative to the end of the part before. */
function moved(d) {
  const [, start, rest] = /^m(-?[\d.]+ ?-?[\d.]+)([a-z].*)/i.exec(d) ?? []
  if (start === undefined) throw new Error(`The path ${d} starts with more than a point.`)
  return `M${start}${rest}`
}

const numbers = (attributes) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, Number(value)]))

const pathOfShape = {
  circle: ({ cx, cy, r }) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
  rect: ({ x = 0, y = 0, width, height, rx = 0 }) => {
    const [across, down] = [width - 2 * rx, height - 2 * rx]
    const corner = (right, below) => `a${rx} ${rx} 0 0 1 ${right * rx} ${below * rx}`
    const start = `M${x + rx} ${y}h${across}${corner(1, 1)}`
    return `${start}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`
  },
}
