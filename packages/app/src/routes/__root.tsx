import { createRootRouteWithContext } from '@tanstack/react-router'
import { rootOptions } from '../router/rootOptions'
import type { RouterContext } from '../router/router'

export const Route = createRootRouteWithContext<RouterContext>()(rootOptions)
