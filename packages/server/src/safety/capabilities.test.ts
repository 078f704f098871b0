import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { capabilitiesOf } from '../kernel/capabilities'
import { readContract } from '../platform/paths'
import { demoAccounts } from '../seed/demoAccounts'
import { type Call, callAs, withApp } from '../testing/testApp'
import { type ContractCall, callsOf } from './samples'

const test = withApp()
const contract = readContract()
const guarded = callsOf(contract).calls.flatMap((call) => {
  const capability = contract.paths[call.path]?.[call.method.toLowerCase()]?.['x-capability']
  return capability === undefined ? [] : [{ ...call, capability }]
})
let powerless: Call

beforeAll(async () => {
  powerless = await callAs(test, demoAccounts.canadian.email)
  // A role added by a newer release grants nothing.
  await test.database.query(
    sql`UPDATE users SET role = 'auditor', roles = '{auditor}' WHERE email = ${demoAccounts.canadian.email}`,
  )
})

it('guards uploads and messages to other services by capabilities of their own', () => {
  const by = (name: string) => guarded.filter(({ capability }) => capability === name).map(({ id }) => id)
  expect(by('upload_files').sort()).toEqual(['createSchemaImportToken', 'uploadDataset', 'uploadPromotionCsv'])
  expect(by('send_events').sort()).toEqual([
    'recoverDeliveries',
    'resendCrmEvent',
    'resendWebhookEvent',
    'sendChatTest',
    'sendTestEvent',
    'triggerCrmSync',
  ])
  expect(by('schedule_reports').sort()).toEqual([
    'createReportSchedule',
    'deleteReportSchedule',
    'updateReportSchedule',
  ])
  const known: readonly string[] = capabilitiesOf(['admin'])
  expect([...new Set(guarded.map(({ capability }) => capability))].filter((name) => !known.includes(name))).toEqual([])
})

it.each(guarded.map((call) => [call.id, call] as const))(
  'refuses %s to a user without its capability',
  async (_, call) => {
    const response = await powerless(pathOf(call), { method: call.method as 'GET' })
    expect([response.statusCode, response.json().code]).toEqual([403, 'not_allowed'])
  },
)

/** The path isn't read, because the capability is checked first. */
const pathOf = ({ path }: ContractCall) => path.replaceAll(/\{\w+\}/g, 'anything')
