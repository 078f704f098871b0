import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { settled } from '../../private/settled'
import { FallbackImage } from '../FallbackImage/FallbackImage'
import { MenuButton } from './MenuButton'
import { SearchMenuButton } from './SearchMenuButton'

const onSwitch = fn()
const onLogOut = fn()

const meta = {
  component: MenuButton,
  args: {
    label: 'Maya Ortiz',
    image: <FallbackImage src={null} alt="" fallback="person" size={24} />,
    items: [
      { id: 'mode', label: 'Switch to Sandbox', onAction: onSwitch },
      { id: 'log-out', label: 'Log out', onAction: onLogOut },
    ],
  },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

const expectClosed = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull())

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya Ortiz' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await expect(onLogOut).toHaveBeenCalled()
    await expectClosed('menu')
  },
}

export const Bordered: Story = { args: { label: 'Documents', image: undefined, isBordered: true } }

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Maya Ortiz' })
    button.focus()
    for (const _ of ['while its code comes', 'at once']) {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Switch to Sandbox' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expectClosed('menu')
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
}

export const DisabledItemWithReason: Story = {
  args: {
    items: [
      {
        id: 'mode',
        label: 'Switch to Sandbox',
        description: 'The sandbox belongs to a partner.',
        isDisabled: true,
        onAction: onSwitch,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const item = await screen.findByRole('menuitem', { name: 'Switch to Sandbox The sandbox belongs to a partner.' })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expectClosed('menu')
  },
}

const disabled = DisabledItemWithReason.args?.items ?? []

/** Stays open for review. */
export const Open: Story = {
  args: {
    items: [
      { id: 'profile', label: 'Profile', onAction: fn(), isSelected: true },
      ...disabled,
      ...meta.args.items.slice(1),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya Ortiz' }))
    await expect(await screen.findByRole('menu', { name: 'Maya Ortiz' })).toBeInTheDocument()
    await settled()
  },
}
export const OpenDark: Story = { ...Open, globals: { appearance: 'dark' } }
export const OpenNarrow: Story = {
  ...Open,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Open.play?.(context)
    // The button shows an image; the menu shows the name.
    const [name] = screen.getAllByText('Maya Ortiz').filter((element) => element.matches('[aria-hidden]'))
    await expect(name).toBeVisible()
  },
}

export const LongName: Story = {
  args: { label: 'Maximiliana-Konstantina Featherstonehaugh-Cholmondeley of Somewhere' },
}

const partners = Array.from({ length: 250 }, (_, n) => ({
  id: `p${n}`,
  isSelected: n === 7,
  label: `Partner ${n}`,
  searchText: `Partner ${n} slug-${n}`,
  onAction: fn(),
}))

export const SearchesByNameAndSlug: Story = {
  render: () => (
    <SearchMenuButton
      label="Partner 7"
      purpose="Partner"
      placeholder="Search..."
      pinned={[{ id: 'org', label: 'Northgate Commerce', onAction: fn() }]}
      items={partners}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Partner: Partner 7' }))
    let search = await screen.findByRole('combobox', { name: 'Search...' })
    await waitFor(() => expect(search).toHaveFocus())
    await expect(await screen.findByText('200 more. Search to see them.')).toBeInTheDocument()
    await userEvent.type(search, '  SLUG-249 ')
    const names = () => screen.getAllByRole('option').map((item) => item.textContent)
    await waitFor(() => expect(names()).toEqual(['Partner 249', 'Northgate Commerce']))
    await userEvent.keyboard('{Enter}')
    await expect(partners[249]?.onAction).toHaveBeenCalledOnce()
    await expectClosed('dialog')
    await userEvent.click(canvas.getByRole('button', { name: 'Partner: Partner 7' }))
    search = await screen.findByRole('combobox', { name: 'Search...' })
    await userEvent.clear(search)
    await userEvent.type(search, 'north')
    await waitFor(() => expect(names()).toEqual(['Northgate Commerce']))
    await userEvent.type(search, ' by nothing')
    await expect(await screen.findByText('No results')).toBeInTheDocument()
    await expect(screen.queryByRole('option')).toBeNull()
    // Typing goes to the search box even if the dialog has focus.
    screen.getByRole('dialog').focus()
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('{Escape}{Escape}')
    await expectClosed('dialog')
  },
}

export const SearchOpen: Story = {
  ...SearchesByNameAndSlug,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Partner: Partner 7' }))
    await expect(await screen.findByRole('dialog', { name: 'Partner' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await settled()
  },
}
/** In the sidebar: the whole name is readable. */
export const SearchNameWraps: Story = {
  render: () => (
    <div style={{ inlineSize: 216 }}>
      <SearchMenuButton
        label="Northgate Commerce Group"
        purpose="Partner"
        image={<FallbackImage src={null} alt="" fallback="briefcase" size={24} />}
        placeholder="Search..."
        items={[]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByText('Northgate Commerce Group')
    await expect(name.scrollWidth).toBe(name.clientWidth)
    await expect(name.scrollHeight).toBe(name.clientHeight)
  },
}

export const SearchOpenDark: Story = { ...SearchOpen, globals: { appearance: 'dark' } }

export const Dark: Story = { globals: { appearance: 'dark' } }
