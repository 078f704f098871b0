import { createCaller } from '../conformance/caller.mjs'
import { readContract } from '../conformance/contract.mjs'
import { isRead } from '../conformance/reads.mjs'
import { createFinds, kindsOf, kindsOfBody, requestOf } from '../conformance/samples.mjs'
import { checkWrites } from '../conformance/writes.mjs'
import { bodies } from './bodies.mjs'
import { liveStory } from './story.mjs'

/** Rows of a list that isn't about the story's business. */
const rowsOfList = 2
/** Rows up to which a list is kept whole, so that the story's payments add up. */
const maxRowsOfStory = 25
/** Lines of a CSV file. */
const linesOfFile = 3
/** Objects to try per change. */
const maxOthers = 30
const noEffects = { before: () => undefined, check: () => undefined }

/** Records one successful request and response of every operation by its ID, and one event of each type. */
export async function recordApi({ base, key, token, signIn, runJobs }) {
  const open = (name, address, headers) => {
    const contract = readContract(name)
    const caller = createCaller({ contract, base: address, headers, onDifference: () => undefined })
    return { name, contract, caller: recording(caller), finds: createFinds(), examples: {}, requests: {} }
  }
  const publicApi = open('public-v1', `${base}/v1`, { authorization: `Bearer ${key}` })
  const dashboard = open('dashboard', base, { authorization: `Bearer ${token}`, 'dashboard-sandbox': '1' })
  const own = await tell(publicApi, dashboard)
  for (const api of [dashboard, publicApi]) await recordReads(api, own)
  for (const api of [publicApi, dashboard]) {
    const queryToken = async () => dashboard.examples.getQueryToken?.token
    const preferred = (call) => (call.id in api.requests ? [] : requestsInStory(api, call, own))
    await checkWrites({ ...api, filter: () => true, effects: noEffects, queryToken, hasSandboxOnly: false, preferred })
    await runJobs()
  }
  await runJobs()
  for (const api of [dashboard, publicApi]) await recordReads(api, own)
  Object.assign(dashboard.examples, signIn)
  for (const api of [publicApi, dashboard]) addUnsent(api, own)
  return {
    dashboard: dashboard.examples,
    'public-v1': publicApi.examples,
    requests: { dashboard: dashboard.requests, 'public-v1': publicApi.requests },
    events: await recordEvents({ ...dashboard, publicContract: publicApi.contract }),
  }

  /** Keeps the first successful response of each operation. */
  function recording(caller) {
    return {
      ...caller,
      async check(call, probe, request, how) {
        const answer = await caller.check(call, probe, request, how)
        keep(call, request, answer)
        return answer
      },
    }
  }

  function keep(call, request, answer) {
    const { examples, requests } = ownerOf(call)
    const documented = call.answers[answer?.status]
    if (!documented || answer.status >= 300) return
    if (call.bodyType === 'application/json' && request.body) requests[call.id] ??= JSON.parse(request.body)
    if (documented.types.length === 0 || call.id in examples) return
    examples[call.id] = documented.types[0] === 'application/json' ? answer.json : firstLines(answer.text)
  }

  function ownerOf(call) {
    return publicApi.contract.calls.includes(call) ? publicApi : dashboard
  }
}

const firstLines = (text) => `${text.split('\n').slice(0, linesOfFile).join('\n')}\n`

/** Requests with the fields of bodies.mjs: about the story's objects first, then about others. */
function* requestsInStory({ name, contract, finds }, call, own) {
  const { follow } = contract
  const kinds = [...kindsOf(call, follow), ...(call.body ? kindsOfBody(call.body, follow) : [])]
  const others = kinds.length > 0 ? finds.latest(kinds, call.path).filter(Boolean).slice(0, maxOthers) : []
  for (const object of [undefined, ...others]) {
    const idOf = (kind) => object?.get(kind) ?? own.get(kind) ?? finds.idOf(call.path)(kind)
    const request = requestOf(call, follow, idOf)
    const fields = bodies[name][call.id]?.(idOf)
    if (!fields) {
      yield request
      continue
    }
    // A change without required fields has an arbitrary one otherwise.
    const { required = [] } = follow(call.body)
    const sampled = Object.entries(JSON.parse(request.body)).filter(([field]) => required.includes(field))
    yield { ...request, body: JSON.stringify({ ...Object.fromEntries(sampled), ...fields }) }
  }
}

/** Requests that the recording can't send, such as a passkey's. */
function addUnsent(api, own) {
  for (const call of api.contract.calls.filter(({ bodyType }) => bodyType === 'application/json'))
    api.requests[call.id] ??= JSON.parse(requestsInStory(api, call, own).next().value.body)
}

/** The life of one business; returns its IDs by type. */
async function tell(publicApi, dashboard) {
  const own = new Map()
  const learn = (json) => {
    for (const id of JSON.stringify(json).matchAll(/"(?:id|\w+_id)":"(([a-z_]+)_[0-9a-f-]{36})"/g))
      if (!own.has(id[2])) own.set(id[2], id[1])
  }
  const runOn =
    ({ contract, caller }) =>
    async (id, { at = '', body } = {}) => {
      const call = contract.calls.find((one) => one.id === id)
      const answer = await caller.check(call, 'story', {
        method: call.method,
        path: call.path.replace('{id}', at),
        headers: {},
        ...(body && { type: 'application/json', body: JSON.stringify(body) }),
      })
      if (answer.status >= 300) throw new Error(`${id}: ${answer.text}`)
      learn(answer.json)
      for (const { finds } of [publicApi, dashboard]) finds.learn(answer.json, { path: call.path })
      return answer.json
    }
  await liveStory({ run: runOn(publicApi), runDashboard: runOn(dashboard) })
  return own
}

/** Reads about the story's objects first, then about others. An empty list is only kept if nothing else is found. */
async function recordReads({ name, contract, caller, finds, examples }, own) {
  const { follow } = contract

  /** Filters a list of the public API by the story's product or business; undefined if that isn't one short page. */
  async function storyQuery(call) {
    if (name !== 'public-v1' || !isPaged(call)) return undefined
    const filter = call.parameters.find(({ name: field }) => ['capital_product_id', 'business_id'].includes(field))
    const id = own.get(filter?.name.replace('_id', ''))
    const query = [...(id ? [[filter.name, id]] : []), ['page_size', 100]]
    const { json } = await caller.send(requestOf(call, follow, () => '', { query }))
    const isShort = json?.next === null && json.results.length > 0 && json.results.length <= maxRowsOfStory
    return isShort ? query : undefined
  }

  const reads = contract.calls.filter((call) => isRead(call) && !(call.id in examples))
  for (let round = 0; round < 3; round += 1) {
    for (const call of reads.filter(({ id }) => !(id in examples) || isEmpty(examples[id]))) {
      const kinds = kindsOf(call, follow)
      const others = kinds.length > 0 ? finds.all(kinds, call.path, call.listedBy).slice(0, 8) : []
      for (const object of [undefined, ...others]) {
        const idOf = (kind) => object?.get(kind) ?? own.get(kind) ?? finds.idOf(call.path, undefined)(kind)
        const query = (await storyQuery(call)) ?? (isPaged(call) ? [['page_size', rowsOfList]] : [])
        const request = requestOf(call, follow, idOf, { query })
        const authorization = call.security === 'analytics' ? examples.getQueryToken?.token : undefined
        const previous = examples[call.id]
        delete examples[call.id]
        const answer = await caller.check(call, 'read', request, { authorization })
        if (answer?.status === 200) finds.learn(answer.json, { path: call.path })
        examples[call.id] ??= previous
        if (examples[call.id] === undefined) delete examples[call.id]
        else if (!isEmpty(examples[call.id])) break
      }
    }
  }
}

const isPaged = ({ parameters }) => parameters.some(({ name }) => name === 'page_size')

const isEmpty = (example) => Array.isArray(example?.results) && example.results.length === 0

/** The latest event of each type as it's delivered. */
async function recordEvents({ contract, caller }) {
  const events = {}
  for (const type of contract.document.components.schemas.WebhookEventType.enum) {
    const { json } = await caller.send({ method: 'GET', path: `/webhook_logs/events?type=${type}&page_size=1` })
    const [event] = json?.results ?? []
    if (!event) continue
    events[type] = (await caller.send({ method: 'GET', path: `/webhook_logs/event_info/${event.id}` })).json.body
  }
  return events
}
