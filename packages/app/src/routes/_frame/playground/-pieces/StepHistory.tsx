import { type Api, webhookEventList } from '@partner-dashboard/client'
import { CodeBlock, Columns, Disclosure, Note, Section, Stack } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ObjectLink } from '../../../../shell/ObjectLink'
import { curlOf, objectText } from '../../../../views/developer'
import { isOnItsWay, StepEvents } from './StepEvents'
import type { PastStep } from './scenario'

interface StepHistoryProps {
  api: Api
  businessId: string
  /** In order. */
  pastSteps: readonly PastStep[]
  origin: string
}

const pollingMs = 4000

const inShort = ({ method, path }: PastStep['calls'][number]) =>
  `${method} ${path.replace('/api/v1', '').replace(/[0-9a-f-]{36}/, '…')}`

const requestSummary = (calls: PastStep['calls']) =>
  calls.length === 1 ? calls.map(inShort).join() : `${calls.length} requests`

/** Steps so far, most recent first, with API requests, webhooks and changes. */
export function StepHistory({ api, businessId, pastSteps, origin }: StepHistoryProps) {
  const events = useQuery({
    ...webhookEventList(api, { object_id: businessId, page_size: 100 }),
    refetchInterval: ({ state }) => (state.data?.results?.some(isOnItsWay) ? pollingMs : false),
  })
  // The latest is expanded until the next one; manual toggles stay.
  const [turned, setTurned] = useState<Readonly<Record<number, boolean>>>({})
  return (
    <Section title="Activity" description="Most recent first">
      <div>
        {pastSteps
          .map((pastStep, index) => ({ pastStep, number: index + 1 }))
          .reverse()
          .map(({ pastStep, number }) => (
            <Disclosure
              key={`${number}`}
              title={`${number}. ${pastStep.title}`}
              note={requestSummary(pastStep.calls)}
              isExpanded={turned[number] ?? number === pastSteps.length}
              onExpandedChange={(isExpanded) => setTurned((before) => ({ ...before, [number]: isExpanded }))}
            >
              <Columns layout="panels">
                <Stack gap={5}>
                  {pastStep.calls.map((call, at) => (
                    <CodeBlock
                      key={call.path}
                      label={
                        pastStep.calls.length === 1
                          ? 'Request (curl)'
                          : `Request ${at + 1} of ${pastStep.calls.length} (curl)`
                      }
                      code={curlOf({ ...call, url: `${origin}${call.path}` })}
                      defaultWrapped
                    />
                  ))}
                </Stack>
                <Stack gap={5}>
                  <StepEvents
                    api={api}
                    ids={pastStep.event_ids}
                    about={pastStep.object_ids.at(-1) ?? businessId}
                    events={events.data?.results ?? []}
                    isFetching={events.isFetching}
                  />
                  <div>
                    <Note>Changes</Note>
                    <Stack as="ul" gap={1}>
                      {pastStep.object_ids.map((id) => (
                        <li key={id}>
                          <ObjectLink id={id} beside={[businessId]} isSandbox>
                            {objectText(id)}
                          </ObjectLink>
                        </li>
                      ))}
                    </Stack>
                  </div>
                </Stack>
              </Columns>
            </Disclosure>
          ))}
      </div>
    </Section>
  )
}
