import { startChild } from './children.mjs'
import { openConnection, percentile, requestText } from './load.mjs'

const people = 250
const page = '/api/partner_dashboard'

/** Concurrent requests of each screen. */
const screens = [
  [`${page}/home_summary`],
  [
    `${page}/businesses_page/businesses_table_rows?sort=name`,
    `${page}/businesses_page/count`,
    `${page}/saved_views?list=businesses`,
  ],
  [
    `${page}/businesses_page/businesses_table_rows?status=funded&sort=-outstanding_amount`,
    `${page}/businesses_page/count?status=funded`,
  ],
  [`${page}/get_business_details/{id}`, `${page}/business_details_page/{id}/applications`],
  [`${page}/capital_tab/offers_table_rows`, `${page}/capital_tab/offers/count`],
  [`${page}/orders_tab/orders_table_rows`, `${page}/orders_tab/count`],
]

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

/** Simulates the users of a large partner: each polls notifications every minute and opens a screen every ten seconds. */
export async function measureSessions({ url, seconds, say }) {
  const child = startChild()
  const connections = []
  try {
    const port = await child.ask('ours', { url })
    const tokens = await child.ask('signIn', people)
    const found = await fetch(`http://127.0.0.1:${port}${screens[1][0]}`, {
      headers: { authorization: `Bearer ${tokens[0]}` },
    })
    const id = (await found.json()).results[0].id
    const took = []
    let errors = 0
    const end = performance.now() + seconds * 1000
    const before = await child.ask('cpu')
    const ask = async (connection, token, path) => {
      const began = performance.now()
      const answer = await connection
        .ask(requestText({ path: path.replace('{id}', id), token }))
        .catch(() => ({ status: 0 }))
      took.push(performance.now() - began)
      if (answer.status !== 200) errors += 1
    }
    await Promise.all(
      tokens.map(async (token, person) => {
        // Connections for one screen's requests, opened on demand because the server closes idle ones.
        const own = []
        const connectionAt = (at) => {
          if (!own[at]) {
            own[at] = openConnection(port)
            connections.push(own[at])
          }
          return own[at]
        }
        const pollsAt = performance.now() + (person / people) * 60_000
        let isPolled = false
        await pause((person / people) * 10_000)
        for (let screen = person; performance.now() < end; screen++) {
          const next = performance.now() + 10_000
          await Promise.all(screens[screen % screens.length].map((path, at) => ask(connectionAt(at), token, path)))
          if (!isPolled && next > pollsAt) {
            isPolled = true
            await pause(Math.min(pollsAt, end) - performance.now())
            await ask(connectionAt(0), token, '/api/web_notifications?page_number=1')
          }
          await pause(Math.min(next, end) - performance.now())
        }
      }),
    )
    const cpu = ((await child.ask('cpu')) - before) / 1000
    say(`${people} people, ${seconds} seconds`)
    const of = `${people} users for ${seconds} s, PostgreSQL`
    return [
      {
        what: 'any request: p50, p95, p99',
        of,
        figure: `${[0.5, 0.95, 0.99].map((share) => percentile(took, share).toFixed(1)).join(', ')} ms`,
      },
      {
        what: 'requests, errors',
        of,
        figure: `${took.length}, ${errors}`,
        goal: '0 errors',
        isMet: errors === 0,
      },
      { what: 'share of one CPU', of, figure: `${Math.round((cpu / seconds) * 100)} %` },
    ]
  } finally {
    for (const connection of connections) connection.close()
    await child.stop()
  }
}
