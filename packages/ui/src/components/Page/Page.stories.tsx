import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Banner } from '../Banner/Banner'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs'
import { Button } from '../Button/Button'
import { Card } from '../Card/Card'
import { CopyableText } from '../CopyableText/CopyableText'
import { DescriptionList } from '../DescriptionList/DescriptionList'
import { Link } from '../Link/Link'
import { LoadingScreen } from '../LoadingScreen/LoadingScreen'
import { NameCell } from '../NameCell/NameCell'
import { Skeleton } from '../Skeleton/Skeleton'
import { StatusPill } from '../StatusPill/StatusPill'
import { TabLink, TabNav } from '../TabNav/TabNav'
import { Tag } from '../Tag/Tag'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { Page, PageHead, PageNav } from './Page'

const meta = {
  component: PageHead,
  args: { title: 'Businesses' },
} satisfies Meta<typeof PageHead>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { actions: <Button variant="primary">Create order</Button> } }

const fullscreen = { parameters: { layout: 'fullscreen' } }

const detail: Story = {
  ...fullscreen,
  args: {
    title: 'Taqueria Ortega',
    status: <StatusPill tone="positive" label="Funded" />,
    description: 'Ortega Kitchens LLC · LLC · Merchant cash advance',
    meta: <CopyableText label="External ID" text="HRV-10042" />,
    figures: [
      { label: 'Monthly sales', value: '$27,310.29' },
      { label: 'Outstanding', value: '$6,461.08' },
    ],
  },
  render: (args) => (
    <Page>
      <PageHead {...args} />
      <Card title="Flex loan, $8,200.00" status={<StatusPill tone="caution" label="Under review" />}>
        <DescriptionList items={[{ label: 'Begun', value: '11/05/2026' }]} />
      </Card>
    </Page>
  ),
}

export const DetailPattern: Story = detail
export const DetailNarrow: Story = { ...detail, globals: { viewport: { value: 'phone' } } }
export const DetailDark: Story = { ...detail, globals: { appearance: 'dark' } }

/** The description of a page is below the tabs of its area, so they stay in place on each page. */
export const InArea: Story = {
  args: { title: 'Users', description: 'Manage who can sign in and what they can do.' },
  render: (args) => (
    <PageNav
      nav={
        <TabNav label="Settings pages">
          <TabLink href="#users" aria-current="page">
            Users
          </TabLink>
          <TabLink href="#branding">Branding</TabLink>
        </TabNav>
      }
    >
      <PageHead {...args} />
    </PageNav>
  ),
  play: async ({ canvas }) => {
    const top = (element: Element) => element.getBoundingClientRect().top
    const tabs = top(canvas.getByRole('navigation'))
    await expect(top(canvas.getByRole('heading'))).toBeLessThan(tabs)
    await expect(top(canvas.getByText(/^Manage/))).toBeGreaterThan(tabs)
  },
}

export const LongText: Story = {
  args: { title: 'A business with a name that nobody would want to print on a receipt, or to say aloud '.repeat(2) },
}

export const SandboxBanner: Story = {
  ...fullscreen,
  render: () => <Banner>Sandbox</Banner>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(28)
  },
}

export const Crumbs: Story = {
  render: () => (
    <Breadcrumbs
      items={[
        { label: 'Businesses', link: <Link href="#b">Businesses</Link> },
        { label: 'Capital' },
        { label: 'Taqueria Ortega' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByText('Taqueria Ortega')).toHaveAttribute('aria-current', 'page')
  },
}

export const Loading: Story = { render: () => <Skeleton lines={6} /> }

export const LoadingPage: Story = {
  ...fullscreen,
  render: () => <LoadingScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}

export const SmallParts: Story = {
  render: () => (
    <div>
      <NameCell note="HRV-10042">
        <Link tone="plain" href="#x">
          Taqueria Ortega
        </Link>
      </NameCell>
      Maple Till <Tag>(Canada)</Tag>
      <VisuallyHidden>, for screen readers only</VisuallyHidden>
    </div>
  ),
}
