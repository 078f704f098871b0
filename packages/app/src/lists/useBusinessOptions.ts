import { type Api, businessList } from '@partner-dashboard/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { businessName } from '../views/businessName'

/** As many as the server sends at once; another is found by what is typed of its name or ID. */
const page_size = 100

/** The businesses of the scope, for a field that searches. */
export function useBusinessOptions(api: Api) {
  const queryClient = useQueryClient()
  return useCallback(
    async (text: string) => {
      const search = text === '' ? undefined : text
      const { results, next } = await queryClient.fetchQuery(businessList(api, { sort: 'name', search, page_size }))
      const options = (results ?? []).map((row) => ({
        value: row.id,
        label: `${businessName(row)} (${row.external_id})`,
      }))
      return { options, hasMore: next !== null }
    },
    [api, queryClient],
  )
}
