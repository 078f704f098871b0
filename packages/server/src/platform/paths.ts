import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ContractDocument } from './contractDocument'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const first = (...paths: string[]) => paths.map(at).find((path) => existsSync(path)) ?? at(paths[0] ?? '.')

// Next to the built server's file, or at its place in the sources.
export const migrationsFolder = first('./migrations', '../../migrations')
const contractFile = first('./dashboard.json', '../../../../openapi/generated/dashboard.json')

export const readContract = (): ContractDocument => JSON.parse(readFileSync(contractFile, 'utf8'))

const publicContractFile = first('./public-v1.json', '../../../../openapi/generated/public-v1.json')

export const readPublicContract = (): ContractDocument => JSON.parse(readFileSync(publicContractFile, 'utf8'))
