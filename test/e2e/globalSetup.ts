import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareProduct, startProduct } from './product'

declare module 'vitest' {
  interface ProvidedContext {
    origins: string[]
  }
}

/** One running product per worker for all its tests; each test changes its own account only. */
export async function setup(project: TestProject) {
  const workers = Number(project.config.maxWorkers)
  const folder = mkdtempSync(join(tmpdir(), 'partner-dashboard-'))
  // The demo data is created once; its copies are identical.
  const dataDirs = Array.from({ length: workers }, (_, worker) => join(folder, String(worker)))
  const [first = '', ...others] = dataDirs
  await prepareProduct(first)
  for (const other of others) cpSync(first, other, { recursive: true })
  const products = await Promise.all(dataDirs.map((dataDir) => startProduct({ dataDir })))
  project.provide(
    'origins',
    products.map(({ origin }) => origin),
  )
  return async () => {
    await Promise.all(products.map((product) => product.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
