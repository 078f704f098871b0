import type { Ref } from 'react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { CheckIcon, Icon } from '../../components/Icon/Icon'
import { item } from '../../components/Menu/Menu.css'
import * as styles from './SelectField.css'
import type { SelectOption } from './selectOption'

/** The key of the line that empties an optional field; no stored value has a blank in front. */
export const noneKey = ' none'

interface OptionLineProps {
  option: SelectOption
  isChosen: boolean
  ref?: Ref<HTMLDivElement>
}

/** One line of a list of options. */
export function OptionLine({ option, isChosen, ref }: OptionLineProps) {
  return (
    <ListBoxItem ref={ref} id={option.value} textValue={option.label} className={item}>
      <span className={styles.label}>{option.label}</span>
      {isChosen && <Icon icon={CheckIcon} />}
    </ListBoxItem>
  )
}

/** The line that empties an optional field. */
export function NoneLine() {
  return (
    <ListBoxItem id={noneKey} textValue="None" className={item}>
      <span className={styles.none}>None</span>
    </ListBoxItem>
  )
}
