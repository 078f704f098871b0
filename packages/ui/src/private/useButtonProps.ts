import type { ButtonHTMLAttributes, MouseEvent } from 'react'
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
  /** Can't be pressed and isn't focusable. */
  isDisabled?: boolean
  /** Can't be pressed while its action runs, but keeps the focus. */
  isPending?: boolean
}

/** Props of a native button. react-aria's button would add 11 kB to the first screen. */
export function useButtonProps({ onPress, isDisabled, isPending, type = 'button', ...rest }: ButtonBehavior): Native {
  const press = useOnePress(onPress, isPending)
  return {
    ...rest,
    // A pending button neither acts nor submits its form.
    type: isPending ? 'button' : type,
    disabled: isDisabled,
    'aria-disabled': isPending || undefined,
    'aria-busy': isPending || undefined,
    ...{ 'data-pending': isPending || undefined },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isPending) return
      // Safari doesn't focus buttons on click, so overlays couldn't restore focus. Enter in a field also clicks the
      // submit button, without a pointer: focus stays in the field.
      if (type !== 'submit' || event.detail > 0) event.currentTarget.focus({ preventScroll: true })
      press?.()
    },
  }
}
