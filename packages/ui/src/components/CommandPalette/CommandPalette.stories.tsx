import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { settled } from '../../private/settled'
import { Button } from '../Button/Button'
import { BriefcaseIcon, BusinessesIcon, PersonIcon } from '../Icon/Icon'
import { CommandButton } from './CommandButton'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette'
import type { CommandItem } from './command'

function Controlled(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next)
          props.onOpenChange(next)
        }}
      />
    </>
  )
}

const items: readonly CommandItem[] = [
  { id: 'businesses', label: 'Businesses', group: 'Pages', icon: BusinessesIcon },
  { id: 'capital', label: 'Capital', group: 'Pages', icon: BriefcaseIcon, keywords: 'offers funded' },
  { id: 'logs', label: 'API logs', group: 'Pages', keywords: 'requests errors', description: 'Developer' },
  { id: 'users', label: 'Users', group: 'Settings', icon: PersonIcon },
  { id: 'add-user', label: 'Add a user', group: 'Actions', icon: PersonIcon },
]

const taqueria: CommandItem = {
  id: 'b1',
  label: 'Taqueria Ortega',
  description: 'ext_4412',
  group: 'Businesses',
  isFound: true,
}

const meta = {
  component: CommandPalette,
  render: (props) => <Controlled {...props} />,
  args: { isOpen: true, onOpenChange: fn(), onChoose: fn(), onSearch: fn(), items },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Go to' })
  const field = screen.getByRole('combobox', { name: 'Go to' })
  await waitFor(() => expect(field).toHaveFocus())
  await settled()
  return { dialog, field }
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const labels = () =>
  screen.getAllByRole('option').map((item) => item.querySelector('span:not(:empty) > span')?.textContent)

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await opened()
    await expect(labels()).toEqual(['Businesses', 'Capital', 'API logs', 'Users', 'Add a user'])
    await expect(screen.getByRole('group', { name: 'Settings' })).toBeVisible()
    await userEvent.click(screen.getByRole('option', { name: /Capital/ }))
    await expectClosed()
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith(items[1])
  },
}

/** Labels that start with the text come first, and Enter selects the first. */
export const ByLettersAndEnter: Story = {
  play: async ({ args, userEvent }) => {
    const { field } = await opened()
    await userEvent.type(field, 'user')
    await waitFor(() => expect(labels()).toEqual(['Users', 'Add a user']))
    await expect(args.onSearch).toHaveBeenLastCalledWith('user')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Users' })).toHaveAttribute('aria-selected', 'true'))
    await userEvent.keyboard('{Enter}')
    await expectClosed()
    await expect(args.onChoose).toHaveBeenCalledWith(items[3])
  },
}

/** The field in the header; an icon on a phone. */
export const ByButton: Story = {
  args: { isOpen: false },
  render: (props) => {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <CommandButton label="Search" shortcut="Ctrl K" onPress={() => setOpen(true)} />
        <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' })
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
    await userEvent.click(button)
    await opened()
  },
}

export const ByArrows: Story = {
  play: async ({ args, userEvent }) => {
    const { field } = await opened()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Capital/ })).toHaveAttribute('aria-selected', 'true'),
    )
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectClosed()
    await expect(args.onChoose).toHaveBeenCalledWith(items[1])
  },
}

export const FindsByKeywords: Story = {
  play: async ({ userEvent }) => {
    const { field } = await opened()
    await userEvent.type(field, 'errors')
    await waitFor(() => expect(labels()).toEqual(['API logs']))
  },
}

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    const { field } = await opened()
    await userEvent.type(field, 'zebra')
    await expect(await screen.findByText('No results')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

/** Search results are shown even if their text doesn't match. */
export const ShowsSearchResults: Story = {
  args: {
    items: [...items, taqueria],
  },
  play: async ({ userEvent }) => {
    const { field } = await opened()
    await userEvent.type(field, '4412')
    await waitFor(() => expect(labels()).toEqual(['Taqueria Ortega']))
  },
}

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ userEvent }) => {
    const { field } = await opened()
    await userEvent.type(field, 'taq')
    await expect(await screen.findByText('Searching…')).toBeVisible()
    await expect(screen.queryByText('No results')).toBeNull()
  },
}

/** Commands that match the text stay usable. */
export const SearchFailed: Story = {
  args: { errorText: "We couldn't search everything.", onRetry: fn() },
  play: async ({ args, userEvent }) => {
    const { field } = await opened()
    await userEvent.type(field, 'zebra')
    await expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't search everything.")
    await expect(screen.queryByText('No results')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'users')
    await waitFor(() => expect(labels()).toEqual(['Users']))
    await expect(screen.getByRole('alert')).toBeVisible()
  },
}

/** Enter right after the text, before the results. */
export const EnterBeforeResults: Story = {
  render: (props) => {
    const [typed, setTyped] = useState('')
    const [isLoading, setLoading] = useState(true)
    useEffect(() => {
      if (typed !== 'taq') return
      const response = setTimeout(() => setLoading(false), 300)
      return () => clearTimeout(response)
    }, [typed])
    return <Controlled {...props} items={isLoading ? [] : [taqueria]} isLoading={isLoading} onSearch={setTyped} />
  },
  play: async ({ args, userEvent }) => {
    const { field } = await opened()
    await userEvent.type(field, 'taq{Enter}')
    await expectClosed()
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith(taqueria)
  },
}

export const RestoresFocus: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' })
    await userEvent.click(button)
    const { field } = await opened()
    await userEvent.type(field, 'x')
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const OpensEmpty: Story = {
  play: async ({ canvas, userEvent }) => {
    const { field } = await opened()
    await userEvent.type(field, 'user')
    await userEvent.keyboard('{Enter}')
    await expectClosed()
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect((await opened()).field).toHaveValue('')
  },
}

export const LongText: Story = {
  args: {
    items: Array.from({ length: 200 }, (_, n) => ({
      id: `b${n}`,
      label: `Maximiliana-Konstantina Featherstonehaugh-Cholmondeley of Somewhere Far Away and Sons ${n}`,
      description: 'business_2d7fad09-de2b-47b8-a154-6edd17e29473'.repeat(3),
      group: 'Businesses',
    })),
  },
  play: async () => void (await opened()),
}

export const NarrowScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await opened()),
}
export const Dark: Story = { globals: { appearance: 'dark' }, play: async () => void (await opened()) }
