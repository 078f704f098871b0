import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import * as styles from './Tabs.css'

export interface TabData {
  id: string
  label: string
  /** How many there are behind it. */
  count?: number
  isDisabled?: boolean
  /** Drawn while the tab is the open one. */
  content: ReactNode
}

export interface TabsProps {
  /** What the tabs are of. */
  label: string
  /** The tabs in their order, each with what it shows. */
  tabs: readonly TabData[]
  /** The open one's id; without it the tabs keep that themselves and begin with the first. */
  value?: string
  /** Called with the id of the tab that was chosen. */
  onChange?: (id: string) => void
}

/** Ways to look at one thing, within a page: one at a time. Tabs that are pages of their own are TabNav. On a phone the row scrolls. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <AriaTabs className={styles.root} selectedKey={value} onSelectionChange={(key) => onChange?.(String(key))}>
      <TabList className={styles.list} aria-label={label}>
        {tabs.map(({ id, label: name, count, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={styles.tab}>
            {name}
            {count !== undefined && <span className={styles.count}>{count.toLocaleString('en-US')}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
