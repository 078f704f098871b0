import { createRootRouteWithContext, createRoute, RouterProvider } from '@tanstack/react-router'
import { Route as loginFile } from '../routes/login'
import { Route as loginSplatFile } from '../routes/login/$'
import { Route as callbackFile } from '../routes/login/callback'
import { Route as loginIndexFile } from '../routes/login/index'
import { rootOptions } from './rootOptions'
import { createAppRouter, type OpenedPage, type RouterContext, type RouteTree, type StartContext } from './router'

interface SignInContext extends StartContext {
  /** Goes on with every address of the app, at the one that is asked for now. This router ends with it. */
  leave: () => Promise<never>
}

const root = createRootRouteWithContext<SignInContext>()(rootOptions)
const login = loginFile.update({ id: '/login', path: '/login', getParentRoute: () => root } as never)
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: ({ context, preload }) => (preload ? undefined : context.leave()),
})
const signInTree = root.addChildren([
  login.addChildren([
    loginIndexFile.update({ id: '/', path: '/', getParentRoute: () => login } as never),
    loginSplatFile.update({ id: '/$', path: '/$', getParentRoute: () => login } as never),
    callbackFile.update({ id: '/callback', path: '/callback', getParentRoute: () => login } as never),
  ]),
  elsewhere,
])

/** Whether an address is sign-in's. */
export const isSignIn = (path: string): boolean => /^\/login(\/|$)/.test(path)

/**
 * Sign-in without the routes and the cache of the app behind it, which weigh as much as all that a person sees here. Its routes are the same
 * files as in the whole tree, and use nothing of the context but what is there from the start.
 */
export function openSignIn(start: StartContext, leave: SignInContext['leave']): OpenedPage {
  const context: SignInContext = { ...start, leave }
  const router = createAppRouter(context as unknown as RouterContext, signInTree as unknown as RouteTree)
  return { router, page: <RouterProvider router={router} /> }
}
