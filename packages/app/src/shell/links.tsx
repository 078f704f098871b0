import { ButtonLink, Link, SidebarLink, TabLink } from '@partner-dashboard/ui'
import { createLink } from '@tanstack/react-router'

// ui's links with typed routes, prefetch on hover and focus, and scope parameters.
export const AppLink = createLink(Link)
export const AppButtonLink = createLink(ButtonLink)
export const AppSidebarLink = createLink(SidebarLink)
export const AppTabLink = createLink(TabLink)
