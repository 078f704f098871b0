import { CheckIcon, Icon } from '../Icon/Icon'
import * as styles from './Menu.css'
import type { MenuItemData } from './menuItem'

/**
 * What stands in a line. All of it is the line's name, the description too: by react-aria's slots it would be the label alone, and who speaks
 * to the page may read out what they see.
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
