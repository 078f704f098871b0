import type { Region } from '@partner-dashboard/client'
import { regions } from '@partner-dashboard/ui/regions'

// ui doesn't import the contract, so a test compares its regions with the contract's.
export const regionNames = Object.fromEntries(regions.map(({ code, name }) => [code, name])) as Record<Region, string>
