import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '../components/Button/Button'
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog'
import { CopyableText } from '../components/CopyableText/CopyableText'
import { DescriptionList } from '../components/DescriptionList/DescriptionList'
import { PageHead } from '../components/Page/Page'
import { Section } from '../components/Section/Section'
import { StatusPill } from '../components/StatusPill/StatusPill'
import { TabLink, TabNav } from '../components/TabNav/TabNav'
import { Timeline } from '../components/Timeline/Timeline'
import { onPhone } from '../private/modes'
import { InFrame } from './InFrame'
import * as styles from './Patterns.css'

const tabs = ['Overview', 'Offers', 'Applications', 'Funded products', 'Bank info', 'Owner info']

const events = [
  {
    id: '3',
    title: 'Funded',
    time: '11/12/2026',
    description: '$8,200.00 by bank transfer',
    tone: 'positive' as const,
  },
  { id: '2', title: 'Application approved', time: '11/10/2026' },
  { id: '1', title: 'Application submitted', time: '11/05/2026', description: 'Rosa Ortega' },
]

/**
 * Detail page: header with name, status, IDs, figures and actions; tabs with their own URLs; from 1080 px, an aside
 * with the facts that matter on every tab.
 */
function DetailPage() {
  const [isClosing, setClosing] = useState(false)
  return (
    <InFrame crumbs={['Businesses', 'Taqueria Ortega']}>
      <PageHead
        title="Taqueria Ortega"
        status={<StatusPill tone="positive" label="Funded" />}
        description="Ortega Kitchens LLC · Merchant cash advance"
        meta={
          <>
            <CopyableText label="Business ID" text="business_4f0c2a9e-7b1d-4c55-9d30-2f6f7f0c11aa" />
            <CopyableText label="External ID" text="HRV-10042" />
          </>
        }
        figures={[
          { label: 'Monthly sales', value: '$27,310.29' },
          { label: 'Outstanding', value: '$6,461.08' },
          { label: 'Estimated payoff', value: '06/14/2027' },
        ]}
        actions={
          <div className={styles.actions}>
            <Button variant="primary">Create order</Button>
            <Button onPress={() => setClosing(true)}>Close offer</Button>
          </div>
        }
      />
      <TabNav label="Taqueria Ortega">
        {tabs.map((name, index) => (
          <TabLink key={name} href={`#${name}`} aria-current={index === 0 ? 'page' : undefined}>
            {name}
          </TabLink>
        ))}
      </TabNav>
      <div className={styles.withAside}>
        <div className={styles.stack}>
          <Section title="Business" actions={<Button size="small">Edit</Button>}>
            <DescriptionList
              items={[
                { label: 'Legal name', value: 'Ortega Kitchens LLC' },
                { label: 'Industry', value: '722511 Full-Service Restaurants' },
                { label: 'Address', value: '410 Alamo Street, Austin, TX 78704' },
                { label: 'Phone', value: '(512) 555-0117' },
              ]}
            />
          </Section>
          <Section title="Timeline">
            <Timeline label="Taqueria Ortega" events={events} />
          </Section>
        </div>
        <aside aria-label="On every tab">
          <Section title="Owner">
            <DescriptionList
              items={[
                { label: 'Name', value: 'Rosa Ortega' },
                { label: 'Share', value: '60%' },
              ]}
            />
          </Section>
        </aside>
      </div>
      <ConfirmDialog
        isOpen={isClosing}
        onOpenChange={setClosing}
        title="Close the offer to Taqueria Ortega?"
        effect="The business can no longer accept it. You can create a new offer."
        confirmLabel="Close offer"
        tone="danger"
        onConfirm={() => setClosing(false)}
      />
    </InFrame>
  )
}

const meta = {
  title: 'patterns/Detail',
  component: DetailPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DetailPage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Taqueria Ortega')
    const aside = within(canvas.getByRole('complementary', { name: 'On every tab' }))
    await expect(aside.getByText('Rosa Ortega')).toBeVisible()
  },
}

/** Destructive actions ask for confirmation. */
export const Closing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close offer' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Close the offer to Taqueria Ortega?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close offer' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const Narrow: Story = { ...onPhone }

export const Dark: Story = { globals: { appearance: 'dark' } }
