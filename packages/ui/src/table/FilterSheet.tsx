import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { CloseIcon, Icon } from '../components/Icon/Icon'
import { button } from './Controls.css'
import { type Filter, type FilterValue, setFilter } from './filters'
import { OptionList } from './OptionList'
import * as styles from './Overlay.css'

export interface FilterSheetProps {
  title: string
  /** Sort menu above the filters. */
  sort?: ReactNode
  filters: readonly Filter[]
  value: FilterValue
  onChange: (value: FilterValue) => void
  onClear: () => void
  onClose: () => void
}

/** All filters of a list: a bottom sheet on a phone, otherwise a side panel. Changes apply immediately. */
export function FilterSheet({ title, sort, filters, value, onChange, onClear, onClose }: FilterSheetProps) {
  const isActive = Object.values(value).some((chosen) => chosen.length > 0)
  return (
    <ModalOverlay className={styles.scrim} isOpen isDismissable onOpenChange={(isOpen) => isOpen || onClose()}>
      <Modal className={styles.sheet}>
        <Dialog className={styles.sheetDialog}>
          <div className={styles.sheetHead}>
            <Heading slot="title" className={styles.sheetTitle}>
              {title}
            </Heading>
            <button
              type="button"
              className={button({ look: 'plain', shape: 'icon' })}
              aria-label="Close"
              onClick={onClose}
            >
              <Icon icon={CloseIcon} size={16} />
            </button>
          </div>
          <div className={styles.sheetBody}>
            {sort && <div className={styles.sheetSort}>{sort}</div>}
            {filters.map((filter) => (
              <section key={filter.id}>
                <h3 className={styles.sheetSection}>{filter.label}</h3>
                <OptionList
                  filter={filter}
                  chosen={value[filter.id] ?? []}
                  onChange={(chosen) => onChange(setFilter(value, filter.id, chosen))}
                />
              </section>
            ))}
          </div>
          <div className={styles.sheetFoot}>
            <button type="button" className={button({ look: 'plain' })} disabled={!isActive} onClick={onClear}>
              Clear all
            </button>
            <button type="button" className={button({ look: 'solid' })} onClick={onClose}>
              Show results
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
