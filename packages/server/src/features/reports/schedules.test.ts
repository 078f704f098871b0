import { beforeAll, expect, it, vi } from 'vitest'
import { jobHandlers } from '../../jobs'
import { beginRecurring } from '../../kernel/recurringJobs'
import { createWorker } from '../../kernel/worker'
import { demoAccounts } from '../../seed/demoAccounts'
import { partnerPlans } from '../../seed/partners'
import { type Call, callAs, problemOf, withApp } from '../../testing/testApp'
import { runDueSchedules } from './jobs'

const test = withApp()
let maya: Call
beforeAll(async () => {
  maya = await callAs(test, demoAccounts.partner.email)
})

const post = (url: string, payload: object) => maya(url, { method: 'POST', payload })

it('sends a due scheduled report once, as a link', async () => {
  const refused = await post('/report_schedules', {
    kind: 'repayments',
    frequency: 'monthly',
    recipients: ['a@b.test'],
  })
  expect(problemOf(refused)).toMatchObject({
    status: 422,
    code: 'unknown_user',
    errors: [{ pointer: '/recipients/0' }],
  })
  const made = await post('/report_schedules', {
    kind: 'repayments',
    frequency: 'monthly',
    recipients: [demoAccounts.partner.email.toUpperCase(), demoAccounts.organization.email],
  })
  expect(made.statusCode).toBe(201)
  const schedule = made.json()
  expect(schedule).toMatchObject({ next_run_at: '2026-12-01T06:00:00Z', last_run_at: null, columns: null })

  const before = test.mails.length
  test.setNow(new Date('2026-12-01T06:00:30Z'))
  await beginRecurring(test.database, test.now())
  await test.runJobs()
  await test.runJobs()
  const mails = test.mails.slice(before).filter(({ subject }) => subject.startsWith('Repayments'))
  expect(mails.map(({ to }) => to).sort()).toEqual([demoAccounts.organization.email, demoAccounts.partner.email])
  expect(mails[0]).toMatchObject({ subject: 'Repayments: 2026-11-01 to 2026-11-30' })
  expect(mails[0]?.text).toContain(`/reporting?partner_id=${partnerPlans[0]?.id}&report=repayments&view=files`)
  maya = await callAs(test, demoAccounts.partner.email)
  const [run] = (await maya('/report_runs')).json().results
  expect(run).toMatchObject({ schedule_id: schedule.id, status: 'completed', created_by: null, from: '2026-11-01' })
  const [kept] = (await maya('/report_schedules')).json().results
  expect(kept).toMatchObject({ last_run_at: '2026-12-01T06:00:30Z', next_run_at: '2027-01-01T06:00:00Z' })

  expect((await maya(`/report_schedules/${schedule.id}`, { method: 'DELETE' })).statusCode).toBe(204)
  expect((await maya(`/report_schedules/${schedule.id}`, { method: 'DELETE' })).statusCode).toBe(404)
})

it('starts a due scheduled report after one that fails, which is tried again', async () => {
  const request = { kind: 'repayments', frequency: 'weekly', recipients: [demoAccounts.partner.email] }
  const schedules = [
    (await post('/report_schedules', request)).json(),
    (await post('/report_schedules', request)).json(),
  ]
  const now = new Date(Date.parse(schedules[0].next_run_at) + 30_000)
  const context = {
    ...test.deps,
    clock: () => now,
    database: test.database,
    log: test.app.log,
    hold: async () => true,
  }
  const ids = vi.fn(test.deps.ids).mockImplementationOnce(() => {
    throw new Error('out of order')
  })
  await expect(runDueSchedules({ ...context, ids })).rejects.toThrow('out of order')
  const startedAt = async () => {
    const { results }: { results: { last_run_at: string | null }[] } = (await maya('/report_schedules')).json()
    return results.map(({ last_run_at }) => last_run_at).sort()
  }
  const at = now.toISOString().replace('.000Z', 'Z')
  expect(await startedAt()).toEqual([at, null])
  await runDueSchedules({ ...context, ids })
  expect(await startedAt()).toEqual([at, at])
  for (const { id } of schedules) await maya(`/report_schedules/${id}`, { method: 'DELETE' })
})

it('tells the recipients of a scheduled report that failed', async () => {
  const recipients = [demoAccounts.partner.email]
  const { id, next_run_at } = (
    await post('/report_schedules', { kind: 'repayments', frequency: 'weekly', recipients })
  ).json()
  test.setNow(new Date(Date.parse(next_run_at) + 30_000))
  await beginRecurring(test.database, test.now())
  const before = test.mails.length
  const spoilt = () => Promise.reject(new Error('out of order'))
  const worker = createWorker({
    database: test.database,
    deps: { ...test.deps, reads: { ...test.deps.reads, now: spoilt } },
    handlers: jobHandlers,
    log: test.app.log,
  })
  await worker.runDue()
  expect(test.mails.slice(before)).toMatchObject([
    {
      to: demoAccounts.partner.email,
      subject: expect.stringMatching(/^Repayments failed: /),
      text: expect.stringContaining("couldn't be created. Open the report to create it again."),
    },
  ])
  maya = await callAs(test, demoAccounts.partner.email)
  await maya(`/report_schedules/${id}`, { method: 'DELETE' })
})

it('leaves out recipients who are no longer users', async () => {
  const email = 'former@example.com'
  const user = { email, first_name: 'Former', last_name: 'User', role: 'developer' }
  const added = await maya('/partner/users/v2', { method: 'POST', payload: user })
  expect(added.statusCode, added.body).toBe(201)
  const request = { kind: 'repayments', frequency: 'weekly' }
  const both = { ...request, recipients: [email, demoAccounts.partner.email] }
  const [{ id, next_run_at }, { id: own }] = [
    (await post('/report_schedules', both)).json(),
    (await post('/report_schedules', { ...request, recipients: [email] })).json(),
  ]
  await maya(`/partner/delete_users?user_id=${added.json().id}`, { method: 'DELETE' })
  const schedules: { id: string; recipients: string[] }[] = (await maya('/report_schedules')).json().results
  const recipientsOf = (one: string) => schedules.find((schedule) => schedule.id === one)?.recipients
  expect([recipientsOf(id), recipientsOf(own)]).toEqual([[demoAccounts.partner.email], []])
  const saved = await maya(`/report_schedules/${id}`, { method: 'PATCH', payload: { recipients: recipientsOf(id) } })
  expect(saved.statusCode, saved.body).toBe(200)

  const before = test.mails.length
  test.setNow(new Date(Date.parse(next_run_at) + 30_000))
  await beginRecurring(test.database, test.now())
  await test.runJobs()
  await test.runJobs()
  const mails = test.mails.slice(before).filter(({ subject }) => subject.startsWith('Repayments'))
  expect(mails.map(({ to }) => to)).toEqual([demoAccounts.partner.email])
  maya = await callAs(test, demoAccounts.partner.email)
  for (const each of [id, own]) await maya(`/report_schedules/${each}`, { method: 'DELETE' })
})

it('creates a file for each day that the server was down', async () => {
  const recipients = [demoAccounts.partner.email]
  const { id, next_run_at } = (
    await post('/report_schedules', { kind: 'repayments', frequency: 'daily', recipients })
  ).json()
  const due = Date.parse(next_run_at)
  const day = 86_400_000
  const before = test.mails.length
  for (const minute of [0, 1, 2, 3]) {
    test.setNow(new Date(due + 2 * day + 3_600_000 + minute * 60_000))
    await beginRecurring(test.database, test.now())
    await test.runJobs()
    await test.runJobs()
  }
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
  const days = [due - day, due, due + day].map(dayOf)
  const mails = test.mails.slice(before).map(({ subject }) => subject)
  expect(mails).toEqual(days.map((one) => `Repayments: ${one} to ${one}`))
  maya = await callAs(test, demoAccounts.partner.email)
  const { results }: { results: { id: string; next_run_at: string }[] } = (await maya('/report_schedules')).json()
  expect(results.find((one) => one.id === id)?.next_run_at).toBe(`${dayOf(due + 3 * day)}T06:00:00Z`)
  await maya(`/report_schedules/${id}`, { method: 'DELETE' })
})

it('skips runs that were missed more than 31 days ago', async () => {
  const recipients = [demoAccounts.partner.email]
  const { id, next_run_at } = (
    await post('/report_schedules', { kind: 'repayments', frequency: 'daily', recipients })
  ).json()
  const day = 86_400_000
  const before = test.mails.length
  test.setNow(new Date(Date.parse(next_run_at) + 60 * day + 3_600_000))
  await beginRecurring(test.database, test.now())
  await test.runJobs()
  await test.runJobs()
  const reported = new Date(Date.parse(next_run_at) + 29 * day).toISOString().slice(0, 10)
  expect(test.mails.slice(before).map(({ subject }) => subject)).toEqual([`Repayments: ${reported} to ${reported}`])
  maya = await callAs(test, demoAccounts.partner.email)
  await maya(`/report_schedules/${id}`, { method: 'DELETE' })
})

it('schedules selected columns, and audits creation and deletion', async () => {
  const request = {
    kind: 'repayments',
    frequency: 'weekly',
    recipients: [demoAccounts.partner.email],
    columns: ['business_name', 'amount'],
  }
  const refused = await post('/report_schedules', { ...request, columns: ['business_name', 'colour'] })
  expect(problemOf(refused)).toMatchObject({ status: 422, errors: [{ pointer: '/columns/1', code: 'unknown_column' }] })
  const { id, columns, next_run_at } = (await post('/report_schedules', request)).json()
  expect(columns).toEqual(request.columns)
  test.setNow(new Date(Date.parse(next_run_at) + 30_000))
  await beginRecurring(test.database, test.now())
  await test.runJobs()
  maya = await callAs(test, demoAccounts.partner.email)
  const runs: { id: string; schedule_id: string }[] = (await maya('/report_runs')).json().results
  const run = runs.find(({ schedule_id }) => schedule_id === id)
  const [head] = (await maya(`/report_runs/${run?.id}/file`)).body.split('\r\n')
  expect(head).toBe('\uFEFFBusiness,Amount')

  await maya(`/report_schedules/${id}`, { method: 'DELETE' })
  const query = 'action=createReportSchedule&action=deleteReportSchedule'
  const events: { target: string }[] = (await maya(`/partner/audit_events?${query}`)).json().results
  // Both happen at the same time, so another event can be between them.
  const [ended, begun] = events.filter(({ target }) => target === id)
  expect(ended).toMatchObject({ action: 'deleteReportSchedule', target: id, actor_name: 'Maya Ortiz', before: request })
  expect(begun).toMatchObject({ action: 'createReportSchedule', target: id, before: null, after: request })
})

it('updates given fields of a schedule with known users, and audits the previous values', async () => {
  const patch = (id: string, payload: object) => maya(`/report_schedules/${id}`, { method: 'PATCH', payload })
  const newSchedule = { kind: 'repayments', frequency: 'monthly', recipients: [demoAccounts.partner.email] }
  const made = (await post('/report_schedules', newSchedule)).json()

  const sooner = await patch(made.id, { frequency: 'daily' })
  expect(sooner.statusCode).toBe(200)
  expect(sooner.json()).toMatchObject({
    ...newSchedule,
    frequency: 'daily',
    columns: null,
    created_at: made.created_at,
  })
  expect(Date.parse(sooner.json().next_run_at)).toBeLessThan(Date.parse(made.next_run_at))
  // Changing the recipients doesn't change the next run.
  const others = (await patch(made.id, { recipients: [demoAccounts.organization.email.toUpperCase()] })).json()
  expect(others).toMatchObject({ recipients: [demoAccounts.organization.email], frequency: 'daily' })
  expect(others.next_run_at).toBe(sooner.json().next_run_at)
  const chosen = { columns: ['business_name', 'amount'] }
  expect((await patch(made.id, chosen)).json()).toMatchObject(chosen)
  expect((await patch(made.id, { columns: null })).json()).toMatchObject({ columns: null })

  const query = 'action=updateReportSchedule'
  const events: { target: string }[] = (await maya(`/partner/audit_events?${query}`)).json().results
  expect(events.filter(({ target }) => target === made.id)).toHaveLength(4)
  expect(events).toContainEqual(
    expect.objectContaining({
      before: { ...newSchedule, columns: null },
      after: { frequency: 'daily' },
      actor_name: 'Maya Ortiz',
    }),
  )
  await maya(`/report_schedules/${made.id}`, { method: 'DELETE' })
  expect((await patch(made.id, { frequency: 'weekly' })).statusCode).toBe(404)
})

it.each([
  ['nothing', {}, undefined],
  ['another report', { kind: 'fees' }, '/kind'],
  ['nobody', { recipients: [] }, '/recipients'],
  ['somebody else', { recipients: [demoAccounts.partner.email, 'a@b.test'] }, '/recipients/1'],
  ['a column of another report', { columns: ['amount', 'colour'] }, '/columns/1'],
  ['no column', { columns: [] }, '/columns'],
])('refuses to change a schedule to %s, and leaves it as it is', async (_what, payload, pointer) => {
  const recipients = [demoAccounts.partner.email]
  const { id } = (await post('/report_schedules', { kind: 'repayments', frequency: 'weekly', recipients })).json()
  const refused = problemOf(await maya(`/report_schedules/${id}`, { method: 'PATCH', payload }))
  expect(refused).toMatchObject({ status: 422 })
  if (pointer) expect(refused.errors).toContainEqual(expect.objectContaining({ pointer }))
  const { results } = (await maya('/report_schedules')).json()
  expect(results).toContainEqual(expect.objectContaining({ id, frequency: 'weekly', recipients, columns: null }))
})
