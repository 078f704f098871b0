import { useRef, useState } from 'react'
import { tell } from '../../validators'

interface ChoiceOptions<TValue extends string> {
  value: TValue | ''
  isRequired: boolean
  validate?: (value: TValue | '') => string | undefined
  /** The field was focused when it appeared. */
  autoFocus?: boolean
}

/** Shared state of dropdowns: selecting validates and closes; leaving validates too, with `autoFocus` only once it was opened. */
export function useChoice<TValue extends string>(options: ChoiceOptions<TValue>) {
  const { value, isRequired, validate, autoFocus = false } = options
  const [isOpen, setOpen] = useState(false)
  const isUntouched = useRef(autoFocus)
  const [problem, setProblem] = useState<string>()
  const judge = (chosen: TValue | '') => {
    if (chosen === '') setProblem(isRequired ? tell('required') : undefined)
    else setProblem(validate?.(chosen))
  }
  return {
    isOpen,
    setOpen: (isNowOpen: boolean) => {
      isUntouched.current = false
      setOpen(isNowOpen)
    },
    problem,
    settle: (chosen: TValue | '') => {
      judge(chosen)
      setOpen(false)
    },
    // Opening also moves the focus, which doesn't count as leaving.
    leave: () => {
      if (!isOpen && !isUntouched.current) judge(value)
    },
  }
}
