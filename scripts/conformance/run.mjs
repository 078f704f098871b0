import { createCaller } from './caller.mjs'
import { readContract } from './contract.mjs'
import { checkReads } from './reads.mjs'
import { checkRefusals } from './refusals.mjs'
import { createFinds } from './samples.mjs'
import { createEffects } from './semantics/effects.mjs'
import { createEventLog } from './semantics/events.mjs'
import { checkLists } from './semantics/lists.mjs'
import { checkStory } from './semantics/story.mjs'
import { checkSums } from './semantics/sums.mjs'
import { checkWrites } from './writes.mjs'

/** Runs all operations of the contracts for which there is a token or key. */
export async function checkServer({
  base,
  token,
  apiKey,
  otherKey,
  partner,
  isSandbox,
  isWriting,
  isWritingAll,
  api,
  only,
  isSemantic,
  isShapeOnly,
}) {
  const differences = []
  const walks = []
  const names = only.split(',')
  const filter = ({ id }) => names.some((name) => id.includes(name))

  let eventCaller
  if (token) {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(partner ? { 'dashboard-partner': `partner_${partner.replace(/^partner_/, '')}` } : {}),
      ...(isSandbox ? { 'dashboard-sandbox': '1' } : {}),
    }
    eventCaller = createCaller({ contract: readContract('dashboard'), base, headers })
    if (api !== 'public-v1') await walk({ name: 'dashboard', base, headers, isSandboxed: false })
  }
  if (apiKey && api !== 'dashboard') {
    await walk({
      name: 'public-v1',
      base: `${base}/v1`,
      headers: { authorization: `Bearer ${apiKey}` },
      isSandboxed: true,
    })
  }
  return { differences, walks }

  async function walk({ name, base: address, headers, isSandboxed }) {
    const contract = readContract(name)
    const own = []
    const onDifference = (difference) => own.push(difference)
    const caller = createCaller({ contract, base: address, headers, onDifference })
    const finds = createFinds()
    const queryToken = async () => {
      const { json } = await caller.send({ method: 'GET', path: '/analytics/query_token' })
      return json?.token
    }
    const around = { contract, caller, finds, filter, queryToken, isSandboxed, otherKey, isSemantic }
    // Only some operations judged by meaning still need the objects that the others list.
    let { withoutObject } = await checkReads(isSemantic ? { ...around, filter: () => true } : around)
    if (!isSemantic) await checkRefusals(around)
    const events = isSandboxed ? createEventLog(eventCaller) : undefined
    const effects = createEffects({ contract, caller, events })
    if (isWriting && !isShapeOnly && (only === '' || isSemantic)) await checkStory({ contract, caller, events })
    const { left, skippedChanges } = isWriting
      ? await checkWrites({ ...around, effects, hasSandboxOnly: !isSandboxed && !isWritingAll })
      : { left: [], skippedChanges: [] }
    // Reads what the changes created.
    if (isWriting) {
      const waiting = new Set(withoutObject)
      withoutObject = (await checkReads({ ...around, filter: ({ id }) => waiting.has(id) })).withoutObject
    }
    if (!isShapeOnly) {
      await checkLists(around)
      await checkSums(around)
    }
    // Parallel checks report in any order.
    const ids = contract.calls.map(({ id }) => id)
    differences.push(...own.sort((one, other) => ids.indexOf(one.call) - ids.indexOf(other.call)))
    walks.push({
      name,
      operations: contract.calls.filter(filter).length,
      called: contract.calls.map(({ id }) => id).filter((id) => caller.made.has(id)),
      requests: caller.requests(),
      withoutObject,
      left,
      skippedChanges,
    })
  }
}
