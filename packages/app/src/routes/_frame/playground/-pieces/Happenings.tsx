import { type Api, webhookEventList } from '@partner-dashboard/client'
import { CodeBlock, Columns, Disclosure, Note, Section, Stack } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ObjectLink } from '../../../../shell/ObjectLink'
import { curlOf, objectWords } from '../../../../views/developer'
import { HappeningEvents, isOnItsWay } from './HappeningEvents'
import type { Happening } from './scenario'

interface HappeningsProps {
  api: Api
  businessId: string
  /** In order. */
  happenings: readonly Happening[]
  origin: string
}

const pollingMs = 4000

const inShort = ({ method, path }: Happening['calls'][number]) =>
  `${method} ${path.replace('/api/v1', '').replace(/[0-9a-f-]{36}/, '…')}`

const requestSummary = (calls: Happening['calls']) =>
  calls.length === 1 ? calls.map(inShort).join() : `${calls.length} requests`

/** Steps so far, most recent first, with API requests, webhooks and changes. */
export function Happenings({ api, businessId, happenings, origin }: HappeningsProps) {
  const events = useQuery({
    ...webhookEventList(api, { object_id: businessId, page_size: 100 }),
    refetchInterval: ({ state }) => (state.data?.results?.some(isOnItsWay) ? pollingMs : false),
  })
  // The latest is expanded until the next one; manual toggles stay.
  const [turned, setTurned] = useState<Readonly<Record<number, boolean>>>({})
  return (
    <Section title="Activity" description="Most recent first">
      <div>
        {happenings
          .map((happening, index) => ({ happening, number: index + 1 }))
          .reverse()
          .map(({ happening, number }) => (
            <Disclosure
              key={`${number}`}
              title={`${number}. ${happening.title}`}
              note={requestSummary(happening.calls)}
              isExpanded={turned[number] ?? number === happenings.length}
              onExpandedChange={(isExpanded) => setTurned((before) => ({ ...before, [number]: isExpanded }))}
            >
              <Columns layout="panels">
                <Stack gap={5}>
                  {happening.calls.map((call, at) => (
                    <CodeBlock
                      key={call.path}
                      label={
                        happening.calls.length === 1
                          ? 'Call, as curl'
                          : `Call ${at + 1} of ${happening.calls.length}, as curl`
                      }
                      code={curlOf({ ...call, url: `${origin}${call.path}` })}
                      defaultWrapped
                    />
                  ))}
                </Stack>
                <Stack gap={5}>
                  <HappeningEvents
                    ids={happening.event_ids}
                    about={happening.object_ids.at(-1) ?? businessId}
                    events={events.data?.results ?? []}
                  />
                  <div>
                    <Note>Changed</Note>
                    <Stack as="ul" gap={1}>
                      {happening.object_ids.map((id) => (
                        <li key={id}>
                          <ObjectLink id={id} beside={[businessId]} isSandbox>
                            {objectWords(id)}
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
