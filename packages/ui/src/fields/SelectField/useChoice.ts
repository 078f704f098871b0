import { useState } from 'react'
import { tell } from '../../validators'

interface ChoiceOptions<TValue extends string> {
  value: TValue | ''
  onChange: (value: TValue | '') => void
  isRequired: boolean
  validate?: (value: TValue | '') => string | undefined
}

/** What every dropdown does: choosing sets and validates, and so does leaving it without a choice. */
export function useChoice<TValue extends string>({ value, onChange, isRequired, validate }: ChoiceOptions<TValue>) {
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const judge = (chosen: TValue | '') => {
    if (chosen === '') setProblem(isRequired ? tell('required') : undefined)
    else setProblem(validate?.(chosen))
  }
  return {
    isOpen,
    setOpen,
    problem,
    choose: (chosen: TValue | '') => {
      onChange(chosen)
      judge(chosen)
      setOpen(false)
    },
    // Opening takes the focus away too; that is not leaving.
    leave: () => {
      if (!isOpen) judge(value)
    },
  }
}
