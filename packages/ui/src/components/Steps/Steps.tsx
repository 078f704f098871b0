import { CheckIcon, CloseIcon, Icon } from '../Icon/Icon'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './Steps.css'

export interface Step {
  id: string
  label: string
  /** completed, in_progress, not_started, failed or expired; other values render as not started. */
  status: string
}

export interface StepsProps {
  /** Accessible name. */
  label: string
  /** Steps in order. */
  steps: readonly Step[]
}

const icons: Record<string, typeof CheckIcon | undefined> = {
  completed: CheckIcon,
  failed: CloseIcon,
  expired: CloseIcon,
}

const dotOf = (status: string) =>
  Object.hasOwn(styles.dots, status) ? styles.dots[status as keyof typeof styles.dots] : styles.dots.not_started

/** Progress by step: a row, or a column on a phone. */
export function Steps({ label, steps }: StepsProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map(({ id, label: name, status }) => {
        const icon = icons[status]
        return (
          <li
            key={id}
            className={styles.step}
            data-status={status}
            aria-current={status === 'in_progress' ? 'step' : undefined}
          >
            <span className={dotOf(status)}>{icon && <Icon icon={icon} size={10} />}</span>
            <span>
              {name}
              <VisuallyHidden>{`, ${status.replaceAll('_', ' ')}`}</VisuallyHidden>
              {(status === 'failed' || status === 'expired') && <span aria-hidden>{` · ${status}`}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
