import { ApiError } from '@partner-dashboard/client'
import { useState } from 'react'
import { reloadForMissingChunk } from '../../../router/missingChunk'
import type { StartContext } from '../../../session/startContext'

interface Call<Answer> {
  isPending: boolean
  answer?: Answer
  error?: unknown
}

/** One call of sign-in at a time, with what came of the last. The query cache, which does this elsewhere, comes with the app behind sign-in. */
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
        // Nobody is signed in yet: that a session is over is no answer, but a fault like those of no known kind.
        const isAnswer = error instanceof ApiError && error.kind !== 'unauthenticated'
        setState({ isPending: false, error: isAnswer ? error : new Error('Signing in failed.', { cause: error }) })
        reloadForMissingChunk(error)
        if (!isAnswer || error.kind === 'server') report(error)
      },
    )
  }
  return { ...state, send, reset: () => setState({ isPending: false }) }
}
