import { useEffect, useState } from 'react'
import { IconButton } from '../components/Button/IconButton'
import { CheckIcon, CopyIcon, Icon } from '../components/Icon/Icon'
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden'

/** Puts a table on the clipboard, as a spreadsheet takes it. */
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
        // Where the page may not write to the clipboard, nothing says that it did.
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
