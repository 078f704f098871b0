import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ContractDocument } from './contractDocument'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const first = (...paths: string[]) => paths.map(at).find((path) => existsSync(path)) ?? at(paths[0] ?? '.')

// Next to the built server's file, or at its place in the sources.
export const migrationsFolder = first('./migrations', '../../migrations')

function contractReader(...paths: string[]): () => ContractDocument {
  let contract: ContractDocument | undefined
  return () => {
    contract ??= JSON.parse(readFileSync(first(...paths), 'utf8')) as ContractDocument
    return contract
  }
}

export const readContract = contractReader('./dashboard.json', '../../../../openapi/generated/dashboard.json')
export const readPublicContract = contractReader('./public-v1.json', '../../../../openapi/generated/public-v1.json')
