import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { benchRows, type TableSubjectProps } from './rows'

const subjects: Record<string, () => Promise<ComponentType<TableSubjectProps>>> = {
  byHand: async () => (await import('./tableSubjects/byHand')).ByHand,
  ours: async () => (await import('./tableSubjects/ours')).Ours,
  dataGrid: async () => (await import('./tableSubjects/dataGrid')).DataGridTable,
  tanstack: async () => (await import('./tableSubjects/tanstack')).Tanstack,
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

export async function benchTable(element: HTMLElement, subject: string, count: number) {
  const Subject = await subjects[subject]?.()
  if (!Subject) throw new Error(`No table ${subject}`)
  const rows = benchRows(count)
  const root = createRoot(element)
  const draw = (isSorted: boolean, search: string) =>
    flushSync(() => root.render(<Subject rows={rows} isSorted={isSorted} search={search} />))
  return {
    mount: () => draw(false, ''),
    sort: () => draw(true, ''),
    unsort: () => draw(false, ''),
    search: (text: string) => draw(false, text),
    async scroll(frames: number) {
      const region = scrolledIn(element)
      for (let at = 1; at <= frames; at++) {
        // Fast scrolling: four rows per frame.
        region.scrollTop = at * 176
        await frame()
      }
    },
  }
}

function scrolledIn(element: HTMLElement): HTMLElement {
  for (const each of element.querySelectorAll<HTMLElement>('*')) {
    if (each.scrollHeight > each.clientHeight + 1000 && /auto|scroll/.test(getComputedStyle(each).overflowY))
      return each
  }
  throw new Error('Nothing scrolls')
}
