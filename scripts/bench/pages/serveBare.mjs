/**
 * `node serveBare.mjs FOLDER HEADERS PRODUCT` serves a folder and its compressed files from memory with the product's
 * headers, and forwards `/api` to the product. Prints its port.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { extname, join, relative } from 'node:path'

const [folder, headers, product] = process.argv.slice(2)
const always = JSON.parse(headers)
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css' }
const files = new Map(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [`/${relative(folder, path)}`, readFileSync(path)]),
)

function forward(incoming, response) {
  const { url, method, headers } = incoming
  const options = { method, headers: { ...headers, host: new URL(product).host, origin: product } }
  const forwarded = request(product + url, options, (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  })
  incoming.pipe(forwarded)
}

const server = createServer((incoming, response) => {
  const { url } = incoming
  if (url.startsWith('/api/')) return forward(incoming, response)
  const path = url.endsWith('/') ? `${url}index.html` : url
  const body = files.get(`${path}.br`) ?? files.get(path)
  if (!body) return response.writeHead(404).end()
  response.writeHead(200, {
    ...always,
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'content-length': body.length,
    'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(files.has(`${path}.br`) && { 'content-encoding': 'br' }),
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
