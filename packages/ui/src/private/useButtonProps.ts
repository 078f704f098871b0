import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { useOnePress } from './useOnePress'

type Native = ButtonHTMLAttributes<HTMLButtonElement>

export interface ButtonBehaviour
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
  /** What a click, a tap, Enter or the space bar does. */
  onPress?: () => void
  /** Cannot be pressed, and is passed over by the keyboard. */
  isDisabled?: boolean
  /** Cannot be pressed for as long as its work takes, and keeps the focus. */
  isPending?: boolean
}

/**
 * The attributes of the browser's own button, which does under finger, mouse and keyboard what one expects; react-aria's button weighs
 * 11 kB on the first screen for what is not used here.
 */
export function useButtonProps({ onPress, isDisabled, isPending, type = 'button', ...rest }: ButtonBehaviour): Native {
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
      // Safari leaves the focus where it was, and what opens here would not give it back. Enter in a field presses the button of its form too,
      // without a pointer: one goes on in the field.
      if (type !== 'submit' || event.detail > 0) event.currentTarget.focus({ preventScroll: true })
      press?.()
    },
  }
}
