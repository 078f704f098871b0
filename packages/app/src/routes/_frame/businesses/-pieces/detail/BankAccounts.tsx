import { type Api, type BankAccount, businessBankInfo } from '@partner-dashboard/client'
import { Card, DescriptionList, EmptyState, Skeleton, StatusPill, Tag } from '@partner-dashboard/ui'
import { formatAccountType, formatDate, formatTransferMethod } from '@partner-dashboard/ui/format'
import { useQuery } from '@tanstack/react-query'
import { accountStatus, known } from '../../../../../views/businessDetail'
import { look, nameOf } from '../../../../../views/look'
import { Masked } from './Masked'
import { QueryContent } from './QueryContent'

export function BankAccounts({ api, businessId }: { api: Api; businessId: string }) {
  return (
    <QueryContent query={useQuery(businessBankInfo(api, businessId))} shape={<Skeleton lines={8} />}>
      {(accounts) =>
        accounts?.length ? (
          accounts.map((account) => <Account key={account.id} account={account} />)
        ) : (
          <EmptyState
            title="No bank accounts yet"
            description="Bank accounts appear here when you or the business share them."
          />
        )
      }
    </QueryContent>
  )
}

function Account({ account }: { account: BankAccount }) {
  const { account_type, currency, is_primary, nickname, status, transfer_method } = account
  return (
    <Card
      title={nickname || formatAccountType(account_type) || 'Bank account'}
      status={
        <>
          <StatusPill {...look(accountStatus, status)} />
          {is_primary && <Tag>Primary</Tag>}
        </>
      }
    >
      <DescriptionList
        items={known([
          { label: 'Account holder', value: account.account_holder_name },
          {
            label: 'Account type',
            value: formatAccountType(account_type) || (account_type && nameOf({}, account_type)),
          },
          {
            label: 'Account number',
            value: account.account_number_last4 && <Masked shape="other" last4={account.account_number_last4} />,
          },
          { label: 'Routing number', value: account.routing_number },
          { label: 'Institution number', value: account.institution_number },
          { label: 'Transit number', value: account.transit_number },
          {
            label: 'Transfer method',
            value: formatTransferMethod(transfer_method) || (transfer_method && nameOf({}, transfer_method)),
          },
          { label: 'Currency', value: currency },
          { label: 'Added', value: formatDate(account.created_at) },
        ])}
      />
    </Card>
  )
}
