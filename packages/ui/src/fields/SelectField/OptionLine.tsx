import type { Ref } from 'react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { CheckIcon, Icon } from '../../components/Icon/Icon'
import { item } from '../../components/Menu/Menu.css'
import * as styles from './SelectField.css'
import type { SelectOption } from './selectOption'

/** Key of the option that clears the field. Stored values never start with a space. */
export const noneKey = ' none'

interface OptionLineProps {
  option: SelectOption
  isChosen: boolean
  ref?: Ref<HTMLDivElement>
}

/** Option of a select. */
export function OptionLine({ option, isChosen, ref }: OptionLineProps) {
  return (
    <ListBoxItem ref={ref} id={option.value} textValue={option.label} className={item}>
      <span className={styles.label}>{option.label}</span>
      {isChosen && <Icon icon={CheckIcon} />}
    </ListBoxItem>
  )
}

/** Option that clears an optional field. */
export function NoneLine() {
  return (
    <ListBoxItem id={noneKey} textValue="None" className={item}>
      <span className={styles.none}>None</span>
    </ListBoxItem>
  )
}
