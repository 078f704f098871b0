import { type Api, businessList } from '@partner-dashboard/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { businessName } from '../views/businessName'

/** Maximum page size; others are found by searching. */
const page_size = 100

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
