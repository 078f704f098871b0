import { type Api, type CubeQuery, type CubeResult, cubeResult } from '@partner-dashboard/client'
import { keepPreviousData, type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { Asked } from './analyticsAsked'
import { type AnswerName, allQueries } from './queries'

export type Answers = Record<AnswerName, UseQueryResult<CubeResult>>

/** Runs all queries of the page in parallel and keeps the previous results while loading. */
export function useAnswers(api: Api, asked: Asked): Answers {
  const queries = Object.entries(allQueries(asked)) as [AnswerName, CubeQuery | undefined][]
  const answers = useQueries({
    queries: queries.map(([, query]) => ({
      ...cubeResult(api, query ?? {}),
      placeholderData: keepPreviousData,
      enabled: query !== undefined,
    })),
  })
  return Object.fromEntries(queries.map(([name], index) => [name, answers[index]])) as Answers
}
