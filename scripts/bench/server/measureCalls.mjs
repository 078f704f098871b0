import { randomUUID } from 'node:crypto'
import { middle, times, turned } from '../components/ratios.mjs'
import { startChild } from './children.mjs'
import { askFor, openConnection, requestText } from './load.mjs'

const connectionCount = 8
/** Milliseconds per subject and round, and for warm-up. */
const span = 400
const warmUp = 1500
/** In-memory servers run more rounds, because their differences are smaller than the noise. */
const quickRounds = 3
/** Goal of a list with PostgreSQL, in requests per second of the same SQL. */
const leastRate = 0.95

const list = '/api/partner_dashboard/businesses_page/businesses_table_rows'

/** Requests, with the shape of a minimal handler. */
async function callsOf(ask) {
  const { results } = JSON.parse((await ask({ path: list })).body)
  const view = { list: 'businesses', name: 'Bench', query: 'status=funded' }
  return {
    list: { path: list, shape: 'list' },
    details: { path: `/api/partner_dashboard/get_business_details/${results[0].id}`, shape: 'details' },
    write: {
      path: '/api/partner_dashboard/saved_views',
      shape: 'plain',
      method: 'POST',
      body: JSON.stringify(view),
    },
    export: { path: '/api/partner_dashboard/capital_tab/csv_export?kind=businesses', shape: 'export' },
  }
}

const words = { list: 'a list', details: 'details', write: 'a write', export: 'a CSV of 10,000 rows' }

/** Our server and bare ones on one engine. In-memory servers don't depend on the engine and run with `isFirst`. */
export async function measureCalls({ place, engine, isFirst, rounds, say }) {
  const children = []
  const start = (name, isFixed = false) => {
    const child = startChild({ isProfiled: process.env.BENCH_PROFILE === name, isFixed })
    children.push(child)
    return child
  }
  const connections = []
  try {
    const ours = start('ours')
    const oursPort = await ours.ask('ours', place)
    await ours.ask('record')
    const [token] = await ours.ask('signIn', 1)
    const signedIn = await ours.ask('recorded')
    const { calls, answers } = await readAnswers(ours, oursPort, token)
    const subjects = { ours: { child: ours, port: oursPort, token } }
    const addBare = async (name, input) => {
      const child = start(name)
      subjects[name] = { child, port: await child.ask('bare', { kind: name, answers, ...input }) }
    }
    // Each process has its own embedded database, so the user signs in there too.
    await addBare('sql', { ...place, before: place.dump ? signedIn : [] })
    if (isFirst) {
      const fixed = start('fixed', true)
      const port = await fixed.ask('ours', { ...place, isFixed: true })
      const [own] = await fixed.ask('signIn', 1)
      subjects.fixed = { child: fixed, port, token: own }
      await addBare('memory')
      await addBare('framework', {
        answers: { [calls.list.path]: answers[calls.list.path], [calls.details.path]: answers[calls.details.path] },
      })
    }
    const rows = []
    for (const [name, call] of Object.entries(calls)) {
      const isRead = name === 'list' || name === 'details'
      const taking = Object.entries(subjects).filter(
        ([subject]) => isRead || subject === 'ours' || subject === 'sql' || (subject === 'memory' && name === 'write'),
      )
      const chosen = taking.map(([subject, { child, port, token: own }]) => {
        const opened = Array.from({ length: name === 'export' ? 1 : connectionCount }, () => openConnection(port))
        connections.push(...opened)
        return { subject, child, opened, textOf: textOfCall(call, own) }
      })
      // Measured separately, because a busy database would slow down in-memory servers.
      const [quick, slow] = [
        chosen.filter(({ subject }) => isQuick(subject)),
        chosen.filter(({ subject }) => !isQuick(subject)),
      ]
      const found = {
        ...(await measureRounds(quick, quickRounds * rounds)),
        ...(await measureRounds(slow, rounds)),
      }
      say(`${engine}, ${words[name]}`)
      rows.push(...rowsOf(name, engine, found))
    }
    return rows
  } finally {
    for (const connection of connections) connection.close()
    for (const child of children) await child.stop()
  }
}

/** Our server's responses and statements by request. */
async function readAnswers(ours, port, token) {
  const ask = async ({ path, method = 'GET', body, key }) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`)
    const left = ['date', 'connection', 'keep-alive', 'transfer-encoding']
    return { body: text, headers: Object.fromEntries([...response.headers].filter(([name]) => !left.includes(name))) }
  }
  const calls = await callsOf(ask)
  const answers = {}
  for (const call of Object.values(calls)) {
    const key = call.method === 'POST' ? randomUUID() : undefined
    await ask({ ...call, key: key && randomUUID() })
    await ours.ask('record')
    const { body, headers } = await ask({ ...call, key })
    const statements = await ours.ask('recorded')
    // The length can differ from ours.
    const { 'content-length': _, ...others } = headers
    answers[call.path] = { shape: call.shape, body, headers: others, statements, key }
  }
  return { calls, answers }
}

function textOfCall({ path, method, body }, token) {
  if (method !== 'POST') {
    const text = requestText({ path, token })
    return () => text
  }
  return () => requestText({ path, token, method, body, headers: { 'Idempotency-Key': randomUUID() } })
}

/** Whether responding takes less time than waking the client, which would distort slower servers. */
const isQuick = (subject) => ['fixed', 'memory', 'framework'].includes(subject)

/** CPU time per request in ms, and requests per second, by subject and round. */
async function measureRounds(chosen, rounds) {
  const found = Object.fromEntries(chosen.map(({ subject }) => [subject, { cpu: [], rate: [] }]))
  // Two warm-up rounds.
  for (let round = -2; round < rounds; round++) {
    for (const { subject, child, opened, textOf } of turned(chosen, round + 2)) {
      const before = await child.ask('cpu')
      const { answered, took } = await askFor(opened, round < 0 ? warmUp : span, textOf, isQuick(subject))
      const cpu = (await child.ask('cpu')) - before
      if (round < 0) continue
      found[subject].cpu.push(cpu / answered)
      // Servers faster than the client are rated by their CPU time.
      found[subject].rate.push((answered / (isQuick(subject) ? cpu : took)) * 1000)
    }
  }
  return found
}

function rowsOf(name, engine, { ours, sql, fixed, memory, framework }) {
  const what = words[name]
  const rows = []
  const add = (label, of, ratio, goal) => rows.push({ what: label, of, figure: ratio.text, ...goal })
  if (fixed) {
    const of = 'server, rows from memory'
    add(`CPU time of ${what}, vs. node:http from memory`, of, spread(fixed.cpu, memory.cpu))
    const label = `requests per second of ${what}, vs. a bare Fastify handler`
    add(label, of, spread(fixed.rate, framework.rate))
    add(`CPU time of ${what}, vs. node:http from memory`, 'bare Fastify handler', spread(framework.cpu, memory.cpu))
  }
  const of = `server, ${engine}`
  if (memory) add(`CPU time of ${what}, vs. node:http from memory`, of, spread(ours.cpu, memory.cpu))
  add(`CPU time of ${what}, vs. node:http with the same SQL`, of, spread(ours.cpu, sql.cpu))
  const rate = spread(ours.rate, sql.rate)
  const goal = name === 'list' &&
    engine === 'PostgreSQL' && { goal: `≥ ${times(leastRate)}`, isMet: rate.value >= leastRate }
  add(`requests per second of ${what}, vs. node:http with the same SQL`, of, rate, goal)
  const cpu = middle(ours.cpu)
  rows.push({
    what: `CPU time of ${what}`,
    of,
    figure: cpu < 1 ? `${Math.round(cpu * 1000)} µs` : `${Math.round(cpu)} ms`,
  })
  return rows
}

/** Median ratio with minimum and maximum. */
function spread(values, limits) {
  const ratios = values.map((value, round) => value / limits[round])
  const value = middle(ratios)
  return { value, text: `${times(value)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})` }
}
