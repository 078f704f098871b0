import { type ButtonHTMLAttributes, type MouseEvent, useState } from 'react'
import { useOnePress } from './useOnePress'

type Native = ButtonHTMLAttributes<HTMLButtonElement>

export interface ButtonBehavior
  extends Pick<
    Native,
    | 'type'
    | 'autoFocus'
    | 'id'
    | 'aria-label'
    | 'aria-haspopup'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-describedby'
    | 'onFocus'
    | 'onPointerEnter'
  > {
  /** Called on click, tap, Enter or Space. */
  onPress?: () => void
  /** Can't be pressed or focused. Keeps the focus that it has. */
  isDisabled?: boolean
  /** Can't be pressed while its action runs, but keeps the focus. */
  isPending?: boolean
}

/** Props of a native button. react-aria's button would add 11 kB to the first screen. */
export function useButtonProps({ onPress, isDisabled, isPending, type = 'button', ...rest }: ButtonBehavior): Native {
  const press = useOnePress(onPress, isPending)
  const [isFocused, setFocused] = useState(false)
  // Browsers drop the focus of a disabled element, such as a save button without changes.
  const isKept = isDisabled && isFocused
  const isInactive = isPending || isKept
  return {
    ...rest,
    // An inactive button neither acts nor submits its form.
    type: isInactive ? 'button' : type,
    disabled: isDisabled && !isKept,
    'aria-disabled': isInactive || undefined,
    'aria-busy': isPending || undefined,
    ...{ 'data-pending': isPending || undefined },
    onFocus: (event) => {
      setFocused(true)
      rest.onFocus?.(event)
    },
    onBlur: () => setFocused(false),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isInactive) return
      // Safari doesn't focus buttons on click, so overlays couldn't restore focus. Enter in a field also clicks the
      // submit button, without a pointer: focus stays in the field.
      if (type !== 'submit' || event.detail > 0) event.currentTarget.focus({ preventScroll: true })
      press?.()
    },
  }
}
