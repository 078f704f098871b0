import { ButtonLink, CountLink, FunnelStepLink, Link, StatTileLink } from '@partner-dashboard/ui'
import { createLink } from '@tanstack/react-router'

// Copy of shell/links.tsx, which this layer can't import.
export const AppButtonLink = createLink(ButtonLink)
export const AppLink = createLink(Link)
export const AppStatTileLink = createLink(StatTileLink)
export const AppCountLink = createLink(CountLink)
export const AppFunnelStepLink = createLink(FunnelStepLink)
