import { MenuItem, Text } from 'react-aria-components/Menu'
import { CheckIcon, Icon } from '../Icon/Icon'
import * as styles from './Menu.css'
import type { MenuItemData } from './menuItem'

/** One line of a menu. */
export function MenuLine({
  item: { id, label, description, image, isDisabled, isSelected, onAction },
}: {
  item: MenuItemData
}) {
  return (
    <MenuItem id={id} textValue={label} isDisabled={isDisabled} onAction={onAction} className={styles.item}>
      {image}
      <span className={styles.itemText}>
        <Text slot="label" className={styles.itemLabel}>
          {label}
        </Text>
        {description !== undefined && (
          <Text slot="description" className={styles.itemDescription}>
            {description}
          </Text>
        )}
      </span>
      {isSelected && <Icon icon={CheckIcon} />}
    </MenuItem>
  )
}
