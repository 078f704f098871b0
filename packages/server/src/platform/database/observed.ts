import { traced } from '../tracing'
import type { Database, Queryable, Statement } from './sql'

type Observe = (kind: string, seconds: number) => void

const maxText = 1_000

/** A database whose statements are measured and traced, by their text without values. */
export function observed(database: Database, observe: Observe): Database {
  return {
    ...database,
    ...observedQueries(database, observe),
    transaction: (work) => database.transaction((tx) => work(observedQueries(tx, observe))),
  }
}

const observedQueries = (db: Queryable, observe: Observe): Queryable => ({
  query: <Row>(statement: Statement) => around(statement.text, observe, () => db.query<Row>(statement)),
  script: (text) => around(text, observe, () => db.script(text)),
})

async function around<Result>(text: string, observe: Observe, work: () => Promise<Result>): Promise<Result> {
  const kind = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'OTHER'
  const started = performance.now()
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': kind,
    'db.query.text': text.slice(0, maxText),
  }
  try {
    return await traced({ name: kind, kind: 'client', attributes }, work)
  } finally {
    observe(kind, (performance.now() - started) / 1000)
  }
}
