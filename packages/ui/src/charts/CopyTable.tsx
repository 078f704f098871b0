import { useEffect, useState } from 'react'
import { IconButton } from '../components/Button/IconButton'
import { CheckIcon, CopyIcon, Icon } from '../components/Icon/Icon'
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden'

/** Copies a table to the clipboard as tab-separated values. */
export function CopyTable({ textOf }: { textOf: () => string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <>
      <IconButton
        size="small"
        label="Copy table"
        icon={<Icon icon={isCopied ? CheckIcon : CopyIcon} />}
        // No confirmation if clipboard access is denied.
        onPress={() =>
          void navigator.clipboard
            ?.writeText(textOf())
            .then(() => setCopied(true))
            .catch(() => undefined)
        }
      />
      <VisuallyHidden>
        <span role="status">{isCopied ? 'Copied' : ''}</span>
      </VisuallyHidden>
    </>
  )
}
