import { CountLink, FunnelStepLink, StatTileLink } from '@partner-dashboard/ui'
import { createLink } from '@tanstack/react-router'

// Like shell/links.tsx, for what only Home has.
export const AppStatTileLink = createLink(StatTileLink)
export const AppCountLink = createLink(CountLink)
export const AppFunnelStepLink = createLink(FunnelStepLink)
