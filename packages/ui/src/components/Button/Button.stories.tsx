import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { settled } from '../../private/settled'
import { userWithoutDelay } from '../../private/userWithoutDelay'
import { Icon, SearchIcon } from '../Icon/Icon'
import { Button } from './Button'
import { ButtonLink } from './ButtonLink'
import { IconButton } from './IconButton'

const meta = { component: Button, args: { children: 'Save changes', onPress: fn() } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Primary: Story = { args: { variant: 'primary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete user' } }
export const Small: Story = { args: { size: 'small' } }
export const WithIcon: Story = { args: { icon: <Icon icon={SearchIcon} />, children: 'Search' } }

export const PressedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const PendingKeepsItsWidth: Story = {
  args: { variant: 'primary', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Save changes/ })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('data-pending')
  },
}

/** A submit button submits once on a double click; other buttons fire twice. */
export const DoubleClick: Story = {
  args: { isPending: false },
  play: async ({ args, canvas }) => {
    await userWithoutDelay().dblClick(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

/** Pressed, then disabled: it can't be pressed again, and keeps focus until the user moves on. */
export const DisabledWhileFocused: Story = {
  render: function Saving(args) {
    const [isDisabled, setDisabled] = useState(false)
    const press = () => {
      setDisabled(true)
      args.onPress?.()
    }
    return <Button {...args} isDisabled={isDisabled} onPress={press} />
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' })
    await userEvent.click(button)
    await settled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(button).toBeDisabled()
  },
}

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#somewhere" variant="primary">
      Open the list
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the list' })).toHaveAttribute('href', '#somewhere')
  },
}

export const IconOnly: Story = {
  render: ({ onPress }) => <IconButton label="Search" icon={<Icon icon={SearchIcon} />} onPress={onPress} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Dark: Story = { args: { variant: 'primary' }, globals: { appearance: 'dark' } }
