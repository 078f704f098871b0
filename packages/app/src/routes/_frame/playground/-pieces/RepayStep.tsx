import {
  advancePlaygroundDays,
  missPlaygroundPayment,
  type Payment,
  type PlaygroundStep,
  payOffPlaygroundProduct,
  refundPlaygroundPayment,
} from '@partner-dashboard/client'
import {
  Button,
  Form,
  Inline,
  MaskedField,
  Note,
  PayoffBar,
  Stack,
  StatusPill,
  showToast,
  TextField,
  useFormCheck,
} from '@partner-dashboard/ui'
import { formatCurrency, formatDate } from '@partner-dashboard/ui/format'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { amountLabel } from '../../../../views/amountLabel'
import { look } from '../../../../views/look'
import { paymentNote, paymentStatus } from '../../../../views/payments'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { AdvanceToPayoff } from './AdvanceToPayoff'
import { daysHint, toPastStep } from './scenario'
import { busyProps, type StepProps } from './stepProps'

interface RepayStepProps extends StepProps {
  payments: readonly Payment[]
  /** Whether days are advanced until payoff. */
  isRunning: boolean
  onRunningChange: (isRunning: boolean) => void
}

/** Whole days from 1 to 365, as in the contract. */
const isDays = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 365

export function RepayStep(props: RepayStepProps) {
  const { api, scenario, payments, isRefreshing, isDisabled, isRunning, onRunningChange, onStepDone } = props
  const [days, setDays] = useState('30')
  const advance = useMutation({ ...advancePlaygroundDays(api), meta: shownInPlace })
  const miss = useMutation({ ...missPlaygroundPayment(api), meta: shownInPlace })
  const payOff = useMutation({ ...payOffPlaygroundProduct(api), meta: shownInPlace })
  const refund = useMutation({ ...refundPlaygroundPayment(api), meta: shownInPlace })
  const mutations = [advance, miss, payOff, refund]
  const isBusy = mutations.some((mutation) => mutation.isPending) || isRunning
  const isPending = isBusy || isRefreshing
  // The form stays after other steps, so it only waits for its own refund: Enter isn't lost while they refresh.
  const isRefundPending = isBusy || (isRefreshing && refund.isSuccess)
  // Other steps wait until payoff is reached or stopped.
  const isOff = isDisabled || isRunning
  const buttonOf = (own: (typeof mutations)[number]) =>
    isOff ? { isDisabled: true } : busyProps(own, mutations, isPending)
  const check = useFormCheck({ days: isDays(days) ? undefined : 'Must be 1 to 365' })
  const { product } = scenario
  if (!product) return null

  const { id, currency } = product
  const isPaid = product.status !== 'outstanding'
  const error = mutations.find((mutation) => mutation.isError)?.error
  const refused = refusals(error, ['days', 'amount'])
  /** One action at a time; clears the error of the previous one. */
  const begin = (isWaiting = isPending) => {
    for (const mutation of mutations) if (mutation.isError) mutation.reset()
    return !isWaiting
  }
  const report = (title: string, isToast = false) => ({
    onSuccess: (response: PlaygroundStep) => {
      if (isToast) showToast({ text: title, tone: 'positive' })
      onStepDone(toPastStep('repay', title, response))
    },
  })

  return (
    <Stack gap={5}>
      <PayoffBar
        label="Repaid"
        paid={product.paid_amount}
        total={product.total_repayment_amount}
        formatValue={(value) => formatCurrency(value, currency)}
      />
      <PaymentLines payments={payments} />
      {!isPaid && (
        <Form
          refusal={refused['']}
          onSubmit={() => {
            if (!check.passes() || !begin()) return
            advance.mutate({ id, days: Number(days) }, report(days === '1' ? '1 day passed' : `${days} days passed`))
          }}
          actions={
            <>
              <Button {...buttonOf(advance)} type="submit" variant="primary">
                Advance days
              </Button>
              <Button {...buttonOf(miss)} onPress={() => begin() && miss.mutate({ id }, report('Payment failed'))}>
                Miss a payment
              </Button>
              <Button {...buttonOf(payOff)} onPress={() => begin() && payOff.mutate({ id }, report('Paid off'))}>
                Pay off
              </Button>
            </>
          }
        >
          <TextField
            label="Days to advance"
            description={daysHint(product)}
            inputMode="numeric"
            maxLength={3}
            value={days}
            errorMessage={check.problems.days ?? refused.days}
            onChange={setDays}
          />
        </Form>
      )}
      {(!isPaid || isRunning) && (
        <AdvanceToPayoff
          api={api}
          product={product}
          isDisabled={isDisabled || isPending}
          isRunning={isRunning}
          onRunningChange={onRunningChange}
          onStepDone={onStepDone}
        />
      )}
      {product.paid_amount > 0 && (
        <RefundForm
          currency={currency}
          errorMessage={refused.amount}
          refusal={isPaid ? refused[''] : undefined}
          {...(isOff ? { isDisabled: true, isPending: false } : busyProps(refund, mutations, isRefundPending))}
          onRefund={(amount) =>
            begin(isRefundPending) && refund.mutate({ id, amount }, report('Payment refunded', true))
          }
        />
      )}
    </Stack>
  )
}

interface RefundFormProps {
  currency: Payment['currency']
  errorMessage: string | undefined
  refusal: string | undefined
  isDisabled: boolean
  isPending: boolean
  /** Called without an amount to refund the full payment. */
  onRefund: (amount: number | undefined) => void
}

function RefundForm({ currency, errorMessage, refusal, isDisabled, isPending, onRefund }: RefundFormProps) {
  const [amount, setAmount] = useState('')
  return (
    <Form
      refusal={refusal}
      onSubmit={() => onRefund(amount === '' ? undefined : Number(amount))}
      actions={
        <Button type="submit" isDisabled={isDisabled} isPending={isPending}>
          Refund
        </Button>
      }
    >
      <MaskedField
        type="currency"
        label={amountLabel('Refund of the last payment', currency)}
        description="Leave empty to refund the full payment"
        isRequired={false}
        value={amount}
        errorMessage={errorMessage}
        onChange={setAmount}
      />
    </Form>
  )
}

/** Number of payments shown; the business page has all. */
const maxPayments = 3

function PaymentLines({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return null
  return (
    <div>
      <Note>Latest payments</Note>
      <Stack as="ul" gap={1}>
        {payments.slice(0, maxPayments).map((payment) => (
          <Inline key={payment.id} as="li">
            {`${formatDate(payment.initiated_at)}  ${formatCurrency(payment.amount, payment.currency)}`}
            <StatusPill {...look(paymentStatus, payment.status)} />
            {paymentNote(payment)}
          </Inline>
        ))}
      </Stack>
    </div>
  )
}
