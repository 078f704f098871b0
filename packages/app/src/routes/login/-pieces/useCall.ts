import { ApiError } from '@partner-dashboard/client'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'

const root = getRouteApi('__root__')

interface Call<Answer> {
  isPending: boolean
  answer?: Answer
  error?: unknown
}

/** One call of sign-in at a time, with what came of the last. The query cache, which does this elsewhere, comes with the app behind sign-in. */
export function useCall<Sent = void, Answer = unknown>(call: (sent: Sent) => Promise<Answer>) {
  const { report } = root.useRouteContext()
  const [state, setState] = useState<Call<Answer>>({ isPending: false })
  const send = async (sent: Sent) => {
    setState({ isPending: true })
    await call(sent).then(
      (answer) => setState({ isPending: false, answer }),
      (error: unknown) => {
        setState({ isPending: false, error })
        if (!(error instanceof ApiError) || error.kind === 'server') report(error)
      },
    )
  }
  return { ...state, send, reset: () => setState({ isPending: false }) }
}
