import { ApiError } from '@partner-dashboard/client'
import { useState } from 'react'
import { reloadForMissingChunk } from '../../../router/missingChunk'
import type { StartContext } from '../../../session/startContext'

interface Call<Answer> {
  isPending: boolean
  answer?: Answer
  error?: unknown
}

/** Runs one sign-in request at a time and keeps its result. Sign-in loads before the query cache. */
export function useCall<Sent = void, Answer = unknown>(
  { report }: Pick<StartContext, 'report'>,
  call: (sent: Sent) => Promise<Answer>,
) {
  const [state, setState] = useState<Call<Answer>>({ isPending: false })
  const send = async (sent: Sent) => {
    setState({ isPending: true })
    await call(sent).then(
      (answer) => setState({ isPending: false, answer }),
      (error: unknown) => {
        // No session exists yet, so an expired session is an unexpected error here.
        const isAnswer = error instanceof ApiError && error.kind !== 'unauthenticated'
        setState({ isPending: false, error: isAnswer ? error : new Error('Signing in failed.', { cause: error }) })
        reloadForMissingChunk(error)
        if (!isAnswer || error.kind === 'server') report(error)
      },
    )
  }
  return { ...state, send, reset: () => setState({ isPending: false }) }
}
