import { type FieldsetHTMLAttributes, type ReactNode, useId } from 'react'
import { useHeldWhilePressed } from '../../private/useHeldWhilePressed'
import type { FieldLabels } from '../Field/Field'
import * as fieldStyles from '../Field/Field.css'
import * as styles from './ChoiceGroup.css'

interface ChoiceGroupProps extends FieldLabels, FieldsetHTMLAttributes<HTMLFieldSetElement> {
  isRequired: boolean
  /** Called when the focus leaves the group. */
  onLeave: () => void
  children: ReactNode
}

/** Frame of a choice from visible options: label, options, help or error. */
export function ChoiceGroup({
  label,
  description,
  errorMessage: currentError,
  isRequired,
  onLeave,
  children,
  ...fieldset
}: ChoiceGroupProps) {
  const id = useId()
  const errorMessage = useHeldWhilePressed(currentError)
  return (
    <fieldset
      {...fieldset}
      className={styles.root}
      aria-describedby={id}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      <legend className={`${fieldStyles.label} ${styles.legend}`}>
        {label}
        {!isRequired && (
          <>
            {' '}
            <span className={fieldStyles.optional}>(optional)</span>
          </>
        )}
      </legend>
      {children}
      <div id={id} className={errorMessage === undefined ? fieldStyles.help : fieldStyles.error} aria-live="polite">
        {errorMessage ?? description}
      </div>
    </fieldset>
  )
}
