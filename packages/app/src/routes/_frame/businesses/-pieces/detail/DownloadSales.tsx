import { type Api, type DailySalesRecord, dailySalesList } from '@partner-dashboard/client'
import { Button, saveFile } from '@partner-dashboard/ui'
import { toCsv } from '@partner-dashboard/ui/table'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type dailySales, dailySalesToDraw } from '../../../../../lists/businesses'
import type { SearchIn } from '../../../../../lists/list'
import { salesColumns } from '../../../../../views/dailySales'

interface DownloadSalesProps {
  api: Api
  businessId: string
  search: SearchIn<typeof dailySales>
  isEmpty: boolean
}

/** Downloads all days of the range, including other pages of the table. */
export function DownloadSales({ api, businessId, search, isEmpty }: DownloadSalesProps) {
  const queryClient = useQueryClient()
  const download = useMutation({
    mutationFn: async () => {
      const rows: DailySalesRecord[] = []
      let cursor: string | undefined
      do {
        const page = await queryClient.fetchQuery(dailySalesList(api, dailySalesToDraw(businessId, search, cursor)))
        rows.push(...(page.results ?? []))
        cursor = page.next ?? undefined
      } while (cursor !== undefined)
      const days = [rows.at(-1)?.date, rows[0]?.date].filter(Boolean).join('_')
      const blob = new Blob([toCsv(salesColumns, rows)], { type: 'text/csv' })
      saveFile({ blob, fileName: `daily-sales_${days}.csv` })
    },
  })
  return (
    <Button isDisabled={isEmpty} isPending={download.isPending} onPress={() => download.mutate()}>
      Download CSV
    </Button>
  )
}
