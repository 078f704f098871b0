import { IconButton } from '../components/Button/IconButton'
import { CheckIcon, CopyIcon, Icon } from '../components/Icon/Icon'
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden'
import { useCopied } from '../private/useCopied'

/** Copies a table to the clipboard as tab-separated values. */
export function CopyTable({ textOf }: { textOf: () => string }) {
  const { copied, copy } = useCopied()
  return (
    <>
      <IconButton
        size="small"
        label="Copy table"
        icon={<Icon icon={copied ? CheckIcon : CopyIcon} />}
        onPress={() => copy(textOf(), 'text')}
      />
      <VisuallyHidden>
        <span role="status">{copied ? 'Copied' : ''}</span>
      </VisuallyHidden>
    </>
  )
}
