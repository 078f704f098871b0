import type { TestProject } from 'vitest/node'
import { startProduct } from './product'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

/** One built and started product for all journeys; what a journey changes belongs to its own account. */
export async function setup(project: TestProject) {
  const product = await startProduct()
  project.provide('origin', product.origin)
  return () => product.stop()
}
