import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
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

const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull())

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya Ortiz' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await expect(onLogOut).toHaveBeenCalled()
    await gone('menu')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Maya Ortiz' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Switch to Sandbox' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await gone('menu')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const DisabledItemSaysWhy: Story = {
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
    const item = await screen.findByRole('menuitem', { name: 'Switch to Sandbox' })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription('The sandbox belongs to a partner.')
    await userEvent.keyboard('{Escape}')
    await gone('menu')
  },
}

export const LongName: Story = {
  args: { label: 'Maximiliana-Konstantina Featherstonehaugh-Cholmondeley of Somewhere' },
}

const partners = Array.from({ length: 250 }, (_, n) => ({
  id: `p${n}`,
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
    const search = await screen.findByRole('searchbox', { name: 'Search...' })
    await waitFor(() => expect(search).toHaveFocus())
    await expect(await screen.findByText('150 more: search to see them')).toBeInTheDocument()
    await userEvent.type(search, '  SLUG-249 ')
    const names = () => screen.getAllByRole('menuitem').map((item) => item.textContent)
    await waitFor(() => expect(names()).toEqual(['Northgate Commerce', 'Partner 249']))
    await userEvent.clear(search)
    await userEvent.type(search, 'nothing like it')
    await expect(await screen.findByText('Nothing found')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}{Escape}')
    await gone('dialog')
  },
}

export const Dark: Story = { globals: { appearance: 'dark' } }
