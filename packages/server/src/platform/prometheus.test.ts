import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { createPrometheus } from './prometheus'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8')

interface Dashboard {
  panels: { targets: { expr: string }[] }[]
}
interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[]
}

const queue = async () => [{ kind: 'send_mail', due: 3, age: 42, failed: 1 }]
const kinds = ['deliver_webhook', 'send_mail']
const pool = () => ({ max: 10, open: 4, idle: 1, waiting: 2 })

/** Metrics and the labels that each has. */
async function exposed(): Promise<Map<string, Set<string>>> {
  const { metrics, text } = createPrometheus({ pool, queue, kinds })
  metrics.requestEnded('listOffers', 200, 0.1)
  metrics.queryEnded('SELECT', 0.001)
  metrics.jobEnded('send_mail', 'done', 0.1)
  metrics.deliveryEnded('success', 0.2)
  metrics.mailEnded('sent')
  const labels = new Map<string, Set<string>>()
  for (const [, name = '', list = ''] of (await text()).matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? [-\d.e+NaInf]+$/gm)) {
    const known = labels.get(name) ?? new Set(['instance'])
    for (const [, label = ''] of list.matchAll(/([a-z_]+)="/g)) known.add(label)
    labels.set(name, known)
  }
  return labels
}

const dashboard: Dashboard = JSON.parse(read('ops/grafana-dashboard.json'))
const rules: Rules = parse(read('ops/alerts.yaml'))
const runbook = read('docs/runbook.md')
const expressions = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
]

it.each(expressions)('has the metrics and labels of %s', async (expression) => {
  const known = await exposed()
  const used = [...expression.matchAll(/\b((?:partner_dashboard|nodejs|process)_[a-z_0-9]+)(?:\{([^}]*)\})?/g)]
  expect(used.length).toBeGreaterThan(0)
  for (const [, name = '', selector = ''] of used) {
    const labels = known.get(name)
    expect(labels, name).toBeDefined()
    const expected = [
      ...[...selector.matchAll(/([a-z_]+)(?:=|!=)/g)].map(([, label]) => label),
      ...[...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) =>
        list.split(',').map((label) => label.trim()),
      ),
    ]
    for (const label of expected) expect([...(labels ?? [])], `${name} has ${label}`).toContain(label)
  }
})

it('reports the pool and the queue, and a database that does not respond', async () => {
  const page = await createPrometheus({ pool, queue, kinds }).text()
  expect(page).toContain('partner_dashboard_db_pool_connections{state="waiting"} 2')
  expect(page).toContain('partner_dashboard_jobs_oldest_due_seconds{kind="send_mail"} 42')
  expect(page).toContain('partner_dashboard_db_up 1')
  const failing = createPrometheus({ pool: () => undefined, queue: () => Promise.reject(new Error('away')), kinds })
  expect(await failing.text()).toContain('partner_dashboard_db_up 0')
  expect(await failing.text()).not.toContain('kind="send_mail"')
})

it('has a value for a type of job before its first one fails', async () => {
  const page = await createPrometheus({ pool, queue, kinds }).text()
  expect(page).toContain('partner_dashboard_jobs_failed{kind="deliver_webhook"} 0')
  expect(page).toContain('partner_dashboard_jobs_failed{kind="send_mail"} 1')
})

it('reports a blocked event loop by its longest delay', () => {
  // A delay of any length is one sample, so two seconds of every five leave the 99th percentile at 13 ms.
  const ofEventLoop = expressions.filter((expression) => expression.includes('eventloop'))
  expect(ofEventLoop).toHaveLength(2)
  for (const expression of ofEventLoop) expect(expression).toContain('nodejs_eventloop_lag_max_seconds')
})

it('has no alert in which health probes outweigh requests', () => {
  const ofRequests = rules.groups
    .flatMap((group) => group.rules)
    .flatMap(({ expr }) => expr.match(/http_request_duration_seconds_\w+(\{[^}]*\})?/g) ?? [])
  expect(ofRequests.length).toBeGreaterThan(2)
  for (const selector of ofRequests) expect(selector).toContain('operation!~"/livez|/readyz"')
})

it.each(rules.groups.flatMap((group) => group.rules.map(({ alert }) => alert)))('has a runbook for %s', (alert) => {
  expect(runbook).toContain(`\n## ${alert}\n`)
})
