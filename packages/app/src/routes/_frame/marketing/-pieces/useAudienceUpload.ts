import { type Api, ApiError, type Estimated, promotionEstimate, uploadPromotionCsv } from '@partner-dashboard/client'
import type { ToastData } from '@partner-dashboard/ui'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { matchText, promotionRefusals } from '../../../../views/promotionForm'
import { shownInPlace } from '../../../../views/refusals'

/** Validates the audience file of a new promotion before it's created, and uploads it afterwards. */
export function useAudienceUpload(api: Api) {
  const check = useMutation({
    mutationFn: (estimated: Estimated, { client }) => fileProblem(client, api, estimated),
    gcTime: 0,
  })
  const upload = useMutation({ ...uploadPromotionCsv(api), meta: shownInPlace })
  return {
    /** Returns why the file can't be used. */
    check: check.mutateAsync,
    problem: check.data,
    reset: check.reset,
    isPending: check.isPending || upload.isPending,
    /** The promotion already exists; if the upload fails, its page accepts the file. */
    async send(id: string, file: File): Promise<ToastData> {
      try {
        const audience = await upload.mutateAsync({ id, file })
        return { text: `Promotion submitted. ${matchText(audience)}`, tone: 'positive' }
      } catch {
        return { text: 'Promotion created, but the file upload failed. Upload the file here.', tone: 'negative' }
      }
    },
  }
}

/** Waits for the estimate of the same promotion, so the file isn't sent once more. */
async function fileProblem(client: QueryClient, api: Api, estimated: Estimated): Promise<string | undefined> {
  try {
    await client.ensureQueryData(promotionEstimate(api, estimated))
    return undefined
  } catch (error) {
    // Other errors are shown when the promotion is submitted.
    if (error instanceof ApiError) return promotionRefusals(error).file
    return "We couldn't read the file. It may have been changed or moved. Choose it again."
  }
}
