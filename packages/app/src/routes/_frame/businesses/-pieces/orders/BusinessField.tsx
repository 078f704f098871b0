import { type Api, businessList } from '@partner-dashboard/client'
import { SearchSelectField } from '@partner-dashboard/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { businessName } from '../../../../../views/businesses'

interface BusinessFieldProps {
  api: Api
  value: string
  valueLabel: string | undefined
  onChange: (id: string) => void
  errorMessage: string | undefined
}

/** So many are offered, by name; another is ordered for on its own page. */
const pages = 5

/** The business that something is for. */
export function BusinessField({ api, value, valueLabel, onChange, errorMessage }: BusinessFieldProps) {
  const queryClient = useQueryClient()
  const options = useCallback(async () => {
    const found: { value: string; label: string }[] = []
    let cursor: string | undefined
    for (let page = 0; page < pages; page += 1) {
      const { results, next } = await queryClient.ensureQueryData(businessList(api, { page_size: 100, cursor }))
      found.push(...results.map((row) => ({ value: row.id, label: `${businessName(row)} (${row.external_id})` })))
      if (next === null) break
      cursor = next
    }
    return found
  }, [api, queryClient])
  return (
    <SearchSelectField
      label="Business"
      description={`The first ${pages * 100} by name are offered. For another, open its page.`}
      searchPlaceholder="Search..."
      value={value}
      valueLabel={valueLabel ?? value}
      onChange={onChange}
      options={options}
      errorMessage={errorMessage}
    />
  )
}
