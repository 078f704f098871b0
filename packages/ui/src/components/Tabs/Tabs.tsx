import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import * as styles from './Tabs.css'

export interface TabData {
  id: string
  label: string
  /** Number of items in the tab. */
  count?: number
  isDisabled?: boolean
  /** Rendered while the tab is selected. */
  content: ReactNode
}

export interface TabsProps {
  /** Accessible name. */
  label: string
  /** Tabs in order, each with its content. */
  tabs: readonly TabData[]
  /** ID of the selected tab; uncontrolled if omitted, starting with the first. */
  value?: string
  /** Called with the new value. */
  onChange?: (id: string) => void
}

/** Tabs within a page. Use TabNav for tabs that are pages. Scrolls sideways on a phone. */
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
