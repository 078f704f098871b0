import type { TestProject } from 'vitest/node'
import { startProduct } from './product'

declare module 'vitest' {
  interface ProvidedContext {
    origins: string[]
  }
}

/** One running product per worker for all its tests; each test changes its own account only. */
export async function setup(project: TestProject) {
  const workers = Number(project.config.maxWorkers)
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct()))
  project.provide(
    'origins',
    products.map(({ origin }) => origin),
  )
  return () => Promise.all(products.map((product) => product.stop()))
}
