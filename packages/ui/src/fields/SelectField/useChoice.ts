import { useState } from 'react'
import { tell } from '../../validators'

interface ChoiceOptions<TValue extends string> {
  value: TValue | ''
  isRequired: boolean
  validate?: (value: TValue | '') => string | undefined
}

/** Shared state of dropdowns: selecting validates and closes; leaving without a selection validates too. */
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
    // Opening also moves the focus, which doesn't count as leaving.
    leave: () => {
      if (!isOpen) judge(value)
    },
  }
}
