import type { Meta, StoryObj } from '@storybook/react-vite'
import * as all from './Icon'
import { BusinessesIcon, Icon } from './Icon'
import * as styles from './IconList.css'

const meta = { component: Icon, args: { icon: BusinessesIcon } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Larger: Story = { args: { size: 24 } }

const { Icon: _, ...icons } = all

/** All icons. */
export const AllIcons: Story = {
  render: () => (
    <ul className={styles.list}>
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} className={styles.entry}>
          <Icon icon={icon} size={20} />
          {name}
        </li>
      ))}
    </ul>
  ),
}
export const AllIconsDark: Story = { ...AllIcons, globals: { appearance: 'dark' } }
