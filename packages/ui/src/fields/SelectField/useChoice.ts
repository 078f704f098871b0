import { useState } from 'react'
import { tell } from '../../validators'

interface ChoiceOptions<TValue extends string> {
  value: TValue | ''
  isRequired: boolean
  validate?: (value: TValue | '') => string | undefined
}

/** What every dropdown does: choosing validates and closes it, and leaving it without a choice validates too. */
export function useChoice<TValue extends string>({ value, isRequired, validate }: ChoiceOptions<TValue>) {
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
    settle: (chosen: TValue | '') => {
      judge(chosen)
      setOpen(false)
    },
    // Opening takes the focus away too; that is not leaving.
    leave: () => {
      if (!isOpen) judge(value)
    },
  }
}
