import { Button, FieldGroup, FieldLine, MaskedField, TextField } from '@partner-dashboard/ui'
import { amountLabel } from '../../../../../views/amountLabel'
import { amountProblem } from '../../../../../views/amountProblem'
import { emptyLine, type LineDraft, type OrderProblems } from '../../../../../views/orderForm'

interface OrderLinesProps {
  lines: readonly LineDraft[]
  currency: string | undefined
  onChange: (lines: LineDraft[]) => void
  problems: OrderProblems
}

const maxLines = 100

/** Line items; the server calculates the total. */
export function OrderLines({ lines, currency, onChange, problems }: OrderLinesProps) {
  const set = (at: number, change: Partial<LineDraft>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...change } : line)))
  return (
    <FieldGroup
      legend="Line items"
      action={
        <Button isDisabled={lines.length >= maxLines} onPress={() => onChange([...lines, emptyLine])}>
          Add line item
        </Button>
      }
    >
      {lines.map((line, index) => (
        <FieldLine
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position, and two can be equal.
          key={index}
          layout="triple"
          remove={
            lines.length > 1 && (
              <Button variant="quiet" onPress={() => onChange(lines.filter((_, other) => other !== index))}>
                Remove
              </Button>
            )
          }
        >
          <TextField
            label="Description"
            value={line.description}
            onChange={(description) => set(index, { description })}
            maxLength={200}
            errorMessage={problems[`line_items/${index}/description`]}
          />
          <TextField
            label="Quantity"
            inputMode="numeric"
            value={line.quantity}
            onChange={(quantity) => set(index, { quantity })}
            errorMessage={problems[`line_items/${index}/quantity`]}
          />
          <MaskedField
            type="currency"
            label={amountLabel('Unit price', currency)}
            value={line.unit_amount}
            validate={amountProblem}
            onChange={(unit_amount) => set(index, { unit_amount })}
            errorMessage={problems[`line_items/${index}/unit_amount`]}
          />
        </FieldLine>
      ))}
    </FieldGroup>
  )
}
