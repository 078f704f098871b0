import '@partner-dashboard/ui/styles.css'
import { benchCsv } from './csv'
import { benchField } from './fields'
import { benchTable } from './tables'

/** Interface for the benchmark. Methods return after React has updated; `rest` resolves when the page is idle. */
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

/** Waits two frames for layout and paint, then a moment for later tasks. */
async function rest(): Promise<void> {
  await frame()
  await frame()
  await new Promise((resolve) => setTimeout(resolve, 30))
}

const parameters = new URLSearchParams(location.search)
const subject = parameters.get('subject') ?? ''
const rows = Number(parameters.get('rows') ?? 0)
const root = document.getElementById('root') as HTMLElement

const kinds: Record<string, () => Promise<Omit<Bench, 'rest'>>> = {
  field: () => benchField(root, subject),
  table: () => benchTable(root, subject, rows),
  csv: async () => benchCsv(rows),
}
const made = await kinds[parameters.get('kind') ?? '']?.()
window.bench = { ...made, rest }
