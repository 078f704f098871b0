import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import Fastify from 'fastify'
import pg from 'pg'
import { type BusinessRecord, toDetails, toRow } from '../../../packages/server/src/domain/businesses/wire'
import { parsers } from '../../../packages/server/src/platform/database/parsers'
import type { Place, Statement } from './ours'

export interface BareInput extends Place {
  kind: 'memory' | 'framework' | 'sql'
  /** Responses by path and query. */
  answers: Record<string, Answer>
  /** Statements to run before the first request. */
  before?: Statement[]
}

interface Answer {
  shape: keyof typeof shapes | 'export'
  headers: Record<string, string>
  body: string
  /** Statements our server ran. */
  statements: Statement[]
  /** Parameter that differs by request. */
  key?: string
}

/** Hand-written handlers for these requests. */
const shapes = {
  list: (rows: unknown[]) => ({
    results: (rows as BusinessRecord[]).slice(0, 25).map(toRow),
    previous: null,
    next: null,
    start: 0,
  }),
  details: ([row]: unknown[]) => toDetails(row as BusinessRecord),
  plain: ([row]: unknown[]) => row,
}

/** A server without sessions, validation and error handling. */
export async function startBare({ kind, answers, before = [], ...place }: BareInput): Promise<number> {
  if (kind === 'framework') return startFramework(answers)
  if (kind === 'memory') return listen(fromMemory(answers))
  const engine = await openEngine(place)
  for (const statement of before) await engine((run) => run(statement), false)
  return listen(fromSql(answers, engine))
}

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  // Keep-alive timeout of the framework.
  server.keepAliveTimeout = 72_000
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

function fromMemory(answers: Record<string, Answer>): RequestListener {
  const known = new Map(
    Object.entries(answers).map(([url, { headers, body }]) => [url, { headers, bytes: Buffer.from(body) }]),
  )
  return (request, response) => {
    const answer = known.get(request.url ?? '')
    if (!answer) return notFound(response)
    const send = () => response.writeHead(200, answer.headers).end(answer.bytes)
    if (request.method === 'GET') return send()
    void readBody(request).then(send)
  }
}

async function startFramework(answers: Record<string, Answer>): Promise<number> {
  const app = Fastify({ logger: { level: 'error' } })
  for (const [url, { body }] of Object.entries(answers)) {
    const value = JSON.parse(body)
    const [path = ''] = url.split('?')
    if (!app.hasRoute({ method: 'GET', url: path })) app.get(path, async () => value)
  }
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

type Run = (statement: Statement) => Promise<unknown[]>
type Engine = (work: (run: Run) => Promise<unknown[]>, isTransaction: boolean) => Promise<unknown[]>

/** Opens the engine as documented. */
async function openEngine({ url, dump }: Place): Promise<Engine> {
  if (url !== undefined) {
    const pool = new pg.Pool({
      connectionString: url,
      max: 10,
      options: '-c TimeZone=UTC',
      types: { getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
    })
    return async (work, isTransaction) => {
      if (!isTransaction) return work(async ({ text, values }) => (await pool.query(text, values)).rows)
      const connection = await pool.connect()
      try {
        return await work(async ({ text, values }) => (await connection.query(text, values)).rows)
      } finally {
        connection.release()
      }
    }
  }
  const engine = await PGlite.create({
    extensions: { pg_trgm },
    parsers,
    ...(dump === undefined ? {} : { loadDataDir: new Blob([readFileSync(dump)]) }),
  })
  await engine.exec("SET TIME ZONE 'UTC'")
  return (work, isTransaction) =>
    isTransaction
      ? engine.transaction((tx) =>
          work(async ({ text, values }) =>
            // The engine's transaction method sends BEGIN and COMMIT itself.
            text === 'BEGIN' || text === 'COMMIT' ? [] : (await tx.query<object>(text, values)).rows,
          ),
        )
      : work(async ({ text, values }) => (await engine.query<object>(text, values)).rows)
}

function fromSql(answers: Record<string, Answer>, engine: Engine): RequestListener {
  const known = new Map(Object.entries(answers))
  return async (request, response) => {
    const answer = known.get(request.url ?? '')
    if (!answer) return notFound(response)
    const { shape, headers, statements, key } = answer
    if (request.method !== 'GET') JSON.parse(await readBody(request))
    const fresh = key === undefined ? undefined : randomUUID()
    const valuesOf = (values: unknown[]) =>
      key === undefined ? values : values.map((value) => (value === key ? fresh : value))
    if (shape === 'export') {
      response.writeHead(200, headers)
      for (const { text, values } of statements) {
        const rows = await engine((run) => run({ text, values }), false)
        if (text.includes(' LIMIT ')) response.write(asCsv(rows as BusinessRecord[]))
      }
      return response.end()
    }
    const isTransaction = statements.some(({ text }) => text === 'BEGIN')
    const rows = await engine(async (run) => {
      let last: unknown[] = []
      for (const { text, values } of statements) {
        const found = await run({ text, values: valuesOf(values) })
        if (found.length > 0) last = found
      }
      return last
    }, isTransaction)
    return response.writeHead(200, headers).end(JSON.stringify(shapes[shape](rows)))
  }
}

const asCsv = (rows: BusinessRecord[]) => {
  let text = ''
  for (const row of rows.slice(0, 1000)) {
    const { external_id, legal_name, dba_name, incorporation_type, city, region, status, product_type } = row
    const cells = [`business_${row.id}`, external_id, legal_name, dba_name, incorporation_type, city, region, status]
    const amounts = [row.monthly_sales_minor, row.max_offer_minor, row.outstanding_minor].map((minor) => minor / 100)
    text += `${[...cells, product_type, row.currency, ...amounts, row.created_at].map(quoted).join(',')}\r\n`
  }
  return text
}

const quoted = (cell: string | number | null) => {
  const text = cell === null ? '' : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

const notFound = (response: ServerResponse) => response.writeHead(404).end()
