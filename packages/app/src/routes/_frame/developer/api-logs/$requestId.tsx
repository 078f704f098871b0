import { type Api, apiRequestDetail } from '@partner-dashboard/client'
import {
  CopyableText,
  CopyButton,
  DescriptionList,
  JsonViewer,
  Page,
  PageHead,
  Section,
  StatusPill,
} from '@partner-dashboard/ui'
import { formatBytes } from '@partner-dashboard/ui/format'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { curlOf, cutSize, duration, statusLook } from '../../../../views/developer'
import { moment } from '../../../../views/moment'
import { ObjectLinks } from '../-pieces/ObjectLinks'

export const Route = createFileRoute('/_frame/developer/api-logs/$requestId')({
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope }, params }) => {
    if (!hasScope) return
    const { request } = await queryClient.ensureQueryData(apiRequestDetail(api, params.requestId))
    return { crumb: request.request_id }
  },
  component: function ApiRequest() {
    const { api, config } = Route.useRouteContext()
    const { origin } = new URL(config.api_base_url, location.origin)
    return <ApiRequestPage api={api} id={Route.useParams().requestId} origin={origin} />
  },
})

interface ApiRequestPageProps {
  api: Api
  id: string
  /** Origin of the public API. */
  origin: string
}

function ApiRequestPage({ api, id, origin }: ApiRequestPageProps) {
  const { data } = useSuspenseQuery(apiRequestDetail(api, id))
  const { request, request_body, response_body } = data
  const headers = data.request_headers ?? {}
  const target = request.query ? `${request.path}?${request.query}` : request.path
  const curl = curlOf({ method: request.method, url: `${origin}${target}`, headers, body: request_body })
  return (
    <Page>
      <PageHead
        title={`${request.method} ${request.path}`}
        status={<StatusPill {...statusLook(request)} />}
        meta={
          <>
            <CopyableText label="Request ID" text={request.request_id} />
            <CopyableText label="Path" text={target} />
          </>
        }
        figures={[
          { label: 'Time', value: moment(request.created_at) },
          { label: 'Duration', value: duration(request.duration_ms) },
          { label: 'Error', value: request.error_code ?? 'None' },
          { label: 'API key', value: request.api_key_last4 ? `•••• ${request.api_key_last4}` : '(Not available)' },
        ]}
        actions={<CopyButton label="Copy as curl" text={curl} />}
      />
      <ObjectLinks ids={request.related_object_ids} />
      <Section title="Request">
        <DescriptionList
          items={[
            { label: 'Query', value: request.query },
            { label: 'IP address', value: request.ip_address },
            { label: 'User agent', value: request.user_agent },
            { label: 'Idempotency key', value: request.idempotency_key },
          ].filter(({ value }) => value)}
        />
        <JsonViewer label="Request headers" value={headers} />
        <JsonViewer label="Request body" {...shown(request_body, 'Empty request body')} />
      </Section>
      <Section title="Response">
        <JsonViewer label="Response body" {...shown(response_body, 'Empty response body')} />
      </Section>
    </Page>
  )
}

function shown(body: unknown, emptyText: string) {
  const size = cutSize(body)
  return size === undefined
    ? { value: body ?? undefined, emptyText }
    : { value: undefined, emptyText: `Too large to log (${formatBytes(size)})` }
}
