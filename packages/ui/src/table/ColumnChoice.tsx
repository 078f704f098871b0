import { useRef, useState } from 'react'
import { Icon } from '../components/Icon/Icon'
import { lazyOverlay } from '../private/lazyOverlay'
import { button, wideText } from './Controls.css'
import type { ColumnChoiceProps } from './column'
import { ColumnsIcon } from './icons'

const { Overlay, intent } = lazyOverlay(() =>
  import('./ColumnChoicePopover').then((module) => module.ColumnChoicePopover),
)

/** Visible columns, their order and the row height. */
export function ColumnChoice(props: ColumnChoiceProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={button()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title="Columns"
        {...intent}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon icon={ColumnsIcon} size={14} />
        <span className={wideText}>Columns</span>
      </button>
      {isOpen && trigger.current && <Overlay {...props} trigger={trigger.current} onClose={() => setIsOpen(false)} />}
    </>
  )
}
