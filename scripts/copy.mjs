/**
 * Writes docs/copy.md, the catalogue of all user-visible texts: one table per area with text, kind and file. With
 * `--check`, fails if the committed catalogue is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))
const catalogue = join(root, 'docs/copy.md')
const sources = ['packages/app/src', 'packages/ui/src', 'packages/server/src']
const skipped =
  /\.(test|stories)\.tsx?$|\.css\.ts$|\.gen\.ts$|\.d\.ts$|\/(testing|stories|seed|safety|database|data|private|generated)\/|\/(InFrame|breakpoints|hovered|headers|contractDocument|outbound|thread|main)\.tsx?$|\/resources\/resources\.ts$|public\/operations\.ts$/

const set = (names) => new Set(names.split(' '))

/** Props and properties with addresses, ids or options instead of texts. */
const codeNames = set(
  'className key to href src id type role method path d viewBox style accept fill stroke transform variant size tone target rel ' +
    'autoComplete inputMode htmlFor slot position placement storageKey queryKey alg typ scope cookie Accept csp width height gap ' +
    'from sortBy listKey transition animation font points strokeDasharray timeZone locale operationId matches aria-keyshortcuts ' +
    'unique lockName Effect idField issuer',
)
/** Props and properties whose lower-case single words are texts too. */
const textNames = set('label title description placeholder hint action short one many noun unit singular plural text')
const textCalls = set('counted plural count countOf')
/** Calls whose strings are for developers, the DOM or the database. */
const codeCalls = new RegExp(
  `(^|\\.)(${[
    'Error|TypeError|RangeError|SyntaxError|ConfigError|SignInRefused|URL|RegExp|super|querySelector(All)?|matchMedia|getElementById',
    'addEventListener|startsWith|endsWith|includes|split|join|replace(All)?|indexOf|setHeader|header|getItem|setItem|query|exec|script',
    'createElement(NS)?|setAttribute|getAttribute|closest|test|match|is|lazy|import|require|log|debug|info|warn|error|fatal|trace',
    'register|createHash|createHmac|localeCompare|DateTimeFormat|NumberFormat|json|takes|useSeen|draftStore|keyOf|digitMask|raw',
  ].join('|')})$`,
)

const areas = new Map()
for (const source of sources) for (const path of filesOf(join(root, source))) read(path)

let text = `# Copy

Every text that a user can see or hear, by area: screens and components, then texts of the server. Written by \`npm run copy\`; change the
texts in their files. \`{…}\` stands for a value. The rules are in [voice.md](voice.md).
`
for (const [area, rows] of [...areas].sort(([a], [b]) => order(a).localeCompare(order(b)))) {
  text += `\n## ${area}\n\n| text | kind | file |\n|---|---|---|\n`
  for (const row of new Set(rows)) text += row
}
write()

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !skipped.test(path))
    .sort()
}

function read(path) {
  const file = relative(root, path)
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const rows = []
  const add = (text, kind) => {
    const line = text.replace(/\s+/g, ' ').trim()
    if (/\p{L}/u.test(line.replace(/\{[^}]*\}/g, '')))
      rows.push(`| ${escaped(line)} | ${kind} | ${file.replace(/^packages\//, '')} |\n`)
  }
  visit(source, add)
  if (rows.length === 0) return
  const area = areaOf(file)
  areas.set(area, [...(areas.get(area) ?? []), ...rows])
}

/** `ui: fields`, `app: routes/marketing`, `server: features/orders`. */
function areaOf(file) {
  const [, pack, , ...rest] = dirname(file).split('/')
  const folders = rest.filter((folder) => folder !== '_frame' && !folder.startsWith('$'))
  return `${pack}: ${folders.slice(0, ['routes', 'features', 'domain'].includes(folders[0]) ? 2 : 1).join('/') || 'src'}`
}

/** Screens first, the server last. */
function order(area) {
  return `${['app', 'ui', 'server'].findIndex((pack) => area.startsWith(pack))}${area}`
}

function visit(node, add) {
  if (isCode(node)) return
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
    if (node.children.some((child) => ts.isJsxText(child) && child.text.trim())) add(childText(node), 'text')
    if (ts.isJsxElement(node)) visit(node.openingElement.attributes, add)
    for (const child of node.children) if (!ts.isJsxText(child)) visit(child, add)
    return
  }
  const text = literalText(node)
  if (text !== undefined) {
    const kind = kindOf(node)
    if (isText(text, kind)) add(text, kind)
    if (ts.isTemplateExpression(node)) for (const span of node.templateSpans) visit(span.expression, add)
    return
  }
  ts.forEachChild(node, (child) => visit(child, add))
}

function isCode(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isTaggedTemplateExpression(node))
    return true
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node))
    return (
      codeNames.has(nameText(node)) ||
      (/^(data-|on[A-Z])/.test(nameText(node)) && !ts.isArrowFunction(inner(node) ?? node))
    )
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return codeCalls.test(node.expression.getText())
  // this.name = 'ApiError'
  if (ts.isBinaryExpression(node) && /\.name$/.test(node.left.getText())) return true
  if (ts.isElementAccessExpression(node) || (ts.isCaseClause(node.parent ?? node) && node === node.parent.expression))
    return true
  return false
}

function inner(node) {
  const value = node.initializer
  return value && ts.isJsxExpression(value) ? value.expression : value
}

function nameText(node) {
  return node.name.getText().replace(/^['"]|['"]$/g, '')
}

/** The text of a JSX element with its inline children: "Signed in as {email}". */
function childText(node) {
  return node.children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text
      if (ts.isJsxElement(child) || ts.isJsxFragment(child)) return childText(child)
      if (ts.isJsxExpression(child) && child.expression) return valueText(child.expression)
      return ''
    })
    .join('')
}

function valueText(expression) {
  if (ts.isStringLiteralLike(expression)) return expression.text
  const source = expression.getText().replace(/\s+/g, ' ')
  return /^[\w.?[\]]+$/.test(source) ? `{${source.split(/[.?]+/).at(-1)}}` : '{…}'
}

function literalText(node) {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return (
    node.head.text + node.templateSpans.map(({ expression, literal }) => valueText(expression) + literal.text).join('')
  )
}

/** The name of the prop, property, call or constant that the text belongs to. */
function kindOf(node) {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (ts.isJsxAttribute(parent)) return nameText(parent)
    if (ts.isPropertyAssignment(parent)) {
      if (parent.name === node) return 'header'
      const name = nameText(parent)
      // In a table of labels by value, the table's name is more useful.
      return textNames.has(name) || codeNames.has(name) ? name : (tableName(parent) ?? name)
    }
    if (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())) return 'comparison'
    if (ts.isCallExpression(parent) && parent.expression !== node)
      return `${parent.expression.getText().split('.').at(-1)}()`
    if (ts.isNewExpression(parent)) return parent.expression.getText()
    if (ts.isVariableDeclaration(parent) || ts.isFunctionDeclaration(parent)) return parent.name?.getText() ?? 'text'
    if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return 'text'
  }
  return 'text'
}

function tableName(node) {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (ts.isVariableDeclaration(parent)) return parent.name.getText()
    if (ts.isCallExpression(parent) || ts.isJsxAttribute(parent) || ts.isFunctionLike(parent)) return undefined
  }
  return undefined
}

/** Sentences and capitalized words; lower-case single words only if they are labels. */
function isText(text, kind) {
  if (kind === 'comparison' || (kind === 'name' && /^\p{Ll}/u.test(text))) return false
  const words = text.replace(/\{[^}]*\}/g, ' ').trim()
  if (!/\p{L}{2}/u.test(words) && !textNames.has(kind)) return false
  if (
    /^[\w-]+\/[\w+.-]+|^[./#@]|^https?:|^-H |^calc\(|^partner-dashboard\.|^[a-z_]+[:=]|[{}<>]|^(Content|X|WWW|If|Cache|Idempotency|Retry|Dashboard)-|^[A-Z_\d]+$|^[a-z\d]+([-_.:][a-z\d]+)+$/.test(
      words,
    )
  )
    return textNames.has(kind) && !/[_/]/.test(words)
  if (textNames.has(kind) || textCalls.has(kind.replace('()', ''))) return true
  return /\p{L}{2,}[,.:;]? +\S/u.test(words) || /^\p{Lu}[\p{Ll}-]/u.test(words) || /^\S* ?\p{L}+ \p{L}/u.test(words)
}

function escaped(text) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}

function write() {
  if (!process.argv.includes('--check')) return writeFileSync(catalogue, text)
  let old = ''
  try {
    old = readFileSync(catalogue, 'utf8')
  } catch {
    // A missing catalogue is out of date.
  }
  if (old === text) return
  process.stderr.write('docs/copy.md is out of date. Run: npm run copy\n')
  process.exit(1)
}
