import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { onDesk, onPhone } from '../../private/modes'
import { Banner } from '../Banner/Banner'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs'
import { BusinessesIcon, Icon } from '../Icon/Icon'
import { Link } from '../Link/Link'
import { Logo } from '../Logo/Logo'
import { Page, PageHead } from '../Page/Page'
import { Frame, type FrameProps, Header, Sidebar } from './Frame'
import { SidebarLink, SidebarSection } from './SidebarLink'

function Controlled(args: FrameProps) {
  const [isOpen, setOpen] = useState(args.isSidebarOpen)
  return <Frame {...args} isSidebarOpen={isOpen} onSidebarOpenChange={setOpen} />
}

const sidebar = (
  <Sidebar
    logo={
      <Link href="#home" tone="bare">
        <Logo />
      </Link>
    }
    footer={
      <SidebarLink href="#settings" icon={<Icon icon={BusinessesIcon} />}>
        Settings
      </SidebarLink>
    }
  >
    <SidebarSection>
      <SidebarLink href="#businesses" aria-current="page" icon={<Icon icon={BusinessesIcon} />}>
        Businesses
      </SidebarLink>
    </SidebarSection>
    <SidebarSection label="Tools">
      <SidebarLink href="#marketing" icon={<Icon icon={BusinessesIcon} />}>
        Marketing
      </SidebarLink>
    </SidebarSection>
  </Sidebar>
)

const meta = {
  component: Frame,
  subcomponents: { Sidebar, SidebarSection, SidebarLink, Header },
  render: (args) => <Controlled {...args} />,
  args: {
    sidebar,
    header: <Header breadcrumbs={<Breadcrumbs items={[{ label: 'Businesses' }]} />} actions="Maya Ortiz" />,
    children: (
      <Page>
        <PageHead title="Businesses" />
      </Page>
    ),
    isSidebarOpen: false,
    onSidebarOpenChange: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: catches clicks of the links inside, so that a story stays on its page.
      // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link fires a click too.
      <div onClick={(event) => event.preventDefault()}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Frame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...onDesk,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
  },
}

export const InSandbox: Story = { args: { banner: <Banner>Sandbox</Banner> } }

export const SkipsToContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(location.hash).toBe('')
  },
}

export const NarrowScreenSlidesIn: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sidebar = canvasElement.querySelector('nav[aria-label=Main]')
    const open = canvas.getByRole('button', { name: 'Open menu' })
    const isClosed = () => waitFor(() => expect(sidebar).not.toBeVisible())
    await isClosed()

    await userEvent.click(open)
    await waitFor(() => expect(sidebar).toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: 'Close menu' }))
    await isClosed()
    await waitFor(() => expect(open).toHaveFocus())

    await userEvent.click(open)
    await userEvent.keyboard('{Escape}')
    await isClosed()

    await userEvent.click(open)
    await userEvent.click(canvas.getByRole('heading', { name: 'Businesses' }))
    await isClosed()

    await userEvent.click(open)
    await userEvent.click(await canvas.findByRole('link', { name: 'Marketing' }))
    await isClosed()
  },
}

export const Dark: Story = { args: { banner: <Banner>Sandbox</Banner> }, globals: { appearance: 'dark' } }
