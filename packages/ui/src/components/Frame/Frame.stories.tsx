import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { onDesk, onPhone } from '../../private/modes'
import { Banner } from '../Banner/Banner'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs'
import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import { FallbackImage } from '../FallbackImage/FallbackImage'
import { BusinessesIcon, Icon } from '../Icon/Icon'
import { Link } from '../Link/Link'
import { Logo } from '../Logo/Logo'
import { SearchMenuButton } from '../Menu/SearchMenuButton'
import { Page, PageHead } from '../Page/Page'
import { PartnerLabel } from '../PartnerLabel/PartnerLabel'
import { RuledItem, RuledList } from '../RuledList/RuledList'
import { Section } from '../Section/Section'
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
    await expect(getComputedStyle(document.documentElement)).toHaveProperty('scrollbarGutter', 'stable')
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

/** A list whose button moves when the first row is added, by way of two dialogs. */
function Keys() {
  const [isEmpty, setEmpty] = useState(true)
  const [dialog, setDialog] = useState<'name' | 'key'>()
  const create = <Button onPress={() => setDialog('name')}>Create key</Button>
  return (
    <Page>
      <PageHead title="API keys" />
      <Section title="Webhooks">
        <Button>Add endpoint</Button>
      </Section>
      <Section title="Keys" actions={!isEmpty && create}>
        {isEmpty ? create : 'pd_live_1'}
      </Section>
      <Dialog
        isOpen={dialog === 'name'}
        onOpenChange={() => setDialog(undefined)}
        title="New key"
        footer={<Button onPress={() => setDialog('key')}>Create</Button>}
      />
      <Dialog
        isOpen={dialog === 'key'}
        onOpenChange={() => setDialog(undefined)}
        title="Your key"
        footer={
          <Button
            onPress={() => {
              setEmpty(false)
              setDialog(undefined)
            }}
          >
            Done
          </Button>
        }
      />
    </Page>
  )
}

/** Focus moves to what took the opener's place, or back to the opener. */
export const KeepsFocusThroughDialogs: Story = {
  args: { children: <Keys /> },
  play: async ({ canvas, userEvent }) => {
    for (const _ of ['from the empty state', 'from the section']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Create key' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Create key' })).toHaveFocus())
    }
  },
}

/** Removing the focused row focuses the next one, then the previous one, then the list's action. */
export const KeepsFocusInAList: Story = {
  args: { children: <Rows /> },
  play: async ({ canvas, userEvent }) => {
    const remove = (name: string) => userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }))
    const expectFocus = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    await remove('owner')
    await expectFocus('Remove bank account')
    await remove('bank account')
    await expectFocus('Remove business')
    await remove('business')
    await expectFocus('Add dataset')
  },
}

function Rows() {
  const [rows, setRows] = useState(['business', 'owner', 'bank account'])
  return (
    <Page>
      <PageHead title="Datasets" />
      <Section title="Chosen" actions={<Button>Add dataset</Button>}>
        <RuledList>
          {rows.map((name) => (
            <RuledItem
              key={name}
              actions={
                <Button
                  aria-label={`Remove ${name}`}
                  onPress={() => setRows((old) => old.filter((other) => other !== name))}
                >
                  Remove
                </Button>
              }
            >
              {name}
            </RuledItem>
          ))}
        </RuledList>
      </Section>
    </Page>
  )
}

export const Dark: Story = { args: { banner: <Banner>Sandbox</Banner> }, globals: { appearance: 'dark' } }

const image = <FallbackImage src={null} alt="" fallback="briefcase" size={24} />
const switchers = {
  None: null,
  Name: <PartnerLabel image={image} name="Harvest POS" />,
  Menu: <SearchMenuButton label="Harvest POS" purpose="Partner" image={image} placeholder="Search..." items={[]} />,
}

function Switched(args: FrameProps) {
  const [shown, show] = useState<keyof typeof switchers>('None')
  const names = Object.keys(switchers) as (keyof typeof switchers)[]
  return (
    <Frame
      {...args}
      sidebar={
        <Sidebar logo={<Logo />} switcher={switchers[shown]}>
          <SidebarLink href="#businesses" icon={<Icon icon={BusinessesIcon} />}>
            Businesses
          </SidebarLink>
        </Sidebar>
      }
    >
      {names.map((name) => (
        <Button key={name} onPress={() => show(name)}>
          {name}
        </Button>
      ))}
    </Frame>
  )
}

/** Entries stay in place when the partner has loaded. */
export const SwitcherLoads: Story = {
  ...onDesk,
  render: (args) => <Switched {...args} />,
  play: async ({ canvas, userEvent }) => {
    const top = () => canvas.getByRole('link', { name: 'Businesses' }).getBoundingClientRect().y
    const before = top()
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await canvas.findByText('Harvest POS')
    await expect(top()).toBe(before)
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await canvas.findByRole('button', { name: 'Partner: Harvest POS' })
    await expect(top()).toBe(before)
  },
}
