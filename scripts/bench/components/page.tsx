import '@partner-dashboard/ui/styles.css'
import { benchCsv } from './csv'
import { benchField } from './fields'
import { benchTable } from './tables'

/** What the measuring side calls; each answers when it was told to React, and `rest` when the page is still. */
export interface Bench {
  rest: () => Promise<void>
  [action: string]: (...news: never[]) => unknown
}

declare global {
  interface Window {
    bench: Bench
  }
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Two frames, so that what was drawn has been laid out and painted, and a moment for what comes behind them. */
async function rest(): Promise<void> {
  await frame()
  await frame()
  await new Promise((resolve) => setTimeout(resolve, 30))
}

const asked = new URLSearchParams(location.search)
const subject = asked.get('subject') ?? ''
const rows = Number(asked.get('rows') ?? 0)
const root = document.getElementById('root') as HTMLElement

const kinds: Record<string, () => Promise<Omit<Bench, 'rest'>>> = {
  field: () => benchField(root, subject),
  table: () => benchTable(root, subject, rows),
  csv: async () => benchCsv(rows),
}
const made = await kinds[asked.get('kind') ?? '']?.()
window.bench = { ...made, rest }
