import { type Api, promotionAccess, requestPromotionAccess } from '@partner-dashboard/client'
import { Button, Inline, Note, showToast } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useWhyNot } from '../../../../session/useWhyNot'
import { AppButtonLink } from '../../../../shell/links'

export function PlanButton({ api }: { api: Api }) {
  const access = useQuery(promotionAccess(api))
  const whyNot = useWhyNot(api, 'manage_promotions')
  const request = useMutation({
    ...requestPromotionAccess(api),
    onSuccess: ({ status }) =>
      showToast({
        text: status === 'granted' ? 'Access granted' : "Access requested. We'll notify you after the review.",
        tone: 'positive',
      }),
  })
  if (!access.data) return null
  const { status, requested_at } = access.data
  if (status === 'granted') {
    return (
      <AppButtonLink to="/marketing/promotions/create-fee-discount" variant="primary">
        Create promotion
      </AppButtonLink>
    )
  }
  if (status === 'requested') {
    return <Note>Access requested on {formatDate(requested_at)}. It's under review.</Note>
  }
  return (
    <Inline>
      {whyNot !== undefined && <Note>{whyNot}</Note>}
      <Button
        variant="primary"
        isPending={request.isPending}
        isDisabled={whyNot !== undefined}
        onPress={() => request.mutate(undefined)}
      >
        Request access
      </Button>
    </Inline>
  )
}
