import type { TestProject } from 'vitest/node'
import { startProduct } from './product'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

/** One running product for all tests; each test changes its own account only. */
export async function setup(project: TestProject) {
  const product = await startProduct()
  project.provide('origin', product.origin)
  return () => product.stop()
}
