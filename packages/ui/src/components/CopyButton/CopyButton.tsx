import { useCopied } from '../../private/useCopied'
import { Button, type ButtonProps } from '../Button/Button'
import { CheckIcon, CopyIcon, Icon } from '../Icon/Icon'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isDisabled'> {
  /** Label with a verb, such as "Copy as curl". */
  label: string
  /** Text to copy. */
  text: string
}

/** Copies a text that's shown elsewhere or not at all. */
export function CopyButton({ label, text, ...look }: CopyButtonProps) {
  const { copied, copy } = useCopied()
  return (
    <>
      <Button
        {...look}
        icon={<Icon icon={copied ? CheckIcon : CopyIcon} size={14} />}
        onPress={() => copy(text, 'text')}
      >
        {label}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied ? 'Copied' : ''}</span>
      </VisuallyHidden>
    </>
  )
}
