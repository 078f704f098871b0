import { useRef, useState } from 'react'
import { IconButton } from '../../components/Button/IconButton'
import { CalendarIcon, Icon } from '../../components/Icon/Icon'
import { lazyOverlay } from '../../private/lazyOverlay'
import { MaskedField, type MaskedFieldProps } from '../MaskedField/MaskedField'

export interface DateFieldProps extends Omit<MaskedFieldProps, 'type' | 'end'> {
  /** Day at which the calendar opens if the field is empty, such as the start of a period. Default: today. */
  opensAt?: string
}

const calendar = lazyOverlay(() => import('./DateFieldOverlay').then((module) => module.DateFieldOverlay))

const formats = { us: 'MM/DD/YYYY', international: 'YYYY-MM-DD' }

/** Date to type or to choose in a calendar, stored as yyyy-mm-dd. */
export function DateField({ description, dateFormat = 'us', opensAt, ...props }: DateFieldProps) {
  const { label, value, onChange, dateRule, now, isDisabled } = props
  const trigger = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    trigger.current?.querySelector('button')?.focus()
  }
  return (
    <MaskedField
      {...props}
      type="date"
      dateFormat={dateFormat}
      description={description === undefined ? formats[dateFormat] : `${formats[dateFormat]}. ${description}`}
      end={
        <span ref={trigger} {...calendar.intent}>
          <IconButton
            label={`Choose ${label.toLowerCase()}`}
            icon={<Icon icon={CalendarIcon} />}
            size="small"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            isDisabled={isDisabled}
            onPress={() => setOpen(!isOpen)}
          />
          {isOpen && (
            <calendar.Overlay
              label={label}
              value={value}
              opensAt={opensAt}
              onChoose={(day) => {
                onChange(day)
                close()
              }}
              onClose={close}
              trigger={trigger}
              dateRule={dateRule}
              now={now}
            />
          )}
        </span>
      }
    />
  )
}
