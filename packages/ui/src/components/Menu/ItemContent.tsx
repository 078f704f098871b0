import { CheckIcon, Icon } from '../Icon/Icon'
import * as styles from './Menu.css'
import type { MenuItemData } from './menuItem'

/**
 * Content of a menu item. The accessible name includes the description (react-aria's slots would use only the label),
 * so voice control matches the visible text.
 */
export function ItemContent({ item: { label, description, image, isSelected } }: { item: MenuItemData }) {
  return (
    <>
      {image}
      <span className={styles.itemText}>
        <span className={styles.itemLabel}>{label}</span>
        {description !== undefined && <span className={styles.itemDescription}>{description}</span>}
      </span>
      {isSelected && <Icon icon={CheckIcon} />}
    </>
  )
}
