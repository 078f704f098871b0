import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { settled } from '../../private/settled'
import { Button } from '../Button/Button'
import { DescriptionList } from '../DescriptionList/DescriptionList'
import { PopoverButton } from './PopoverButton'

const onApply = fn()

const meta = {
  component: PopoverButton,
  args: {
    label: 'Fee',
    children: (
      <DescriptionList
        items={[
          { label: 'Amount', value: '$12,000.00' },
          { label: 'Fee', value: '$1,440.00' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof PopoverButton>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Fee' })
  await settled()
  return dialog
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Fee' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(await opened()).toHaveTextContent('$1,440.00')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Fee' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await opened()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const ClosesOnPressOutside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fee' }))
    await opened()
    await userEvent.click(document.body)
    await expectClosed()
  },
}

export const ClosesFromContent: Story = {
  args: {
    children: (close) => (
      <Button
        onPress={() => {
          onApply()
          close()
        }}
      >
        Apply
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fee' }))
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expectClosed()
    await expect(onApply).toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const LongTextScrolls: Story = {
  args: { children: <p>{'The fee is fixed when the offer is accepted, whatever the pace of payment. '.repeat(40)}</p> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fee' }))
    await opened()
    await expect(await screen.findByRole('group', { name: 'Fee' })).toHaveAttribute('tabindex', '0')
  },
}

export const NarrowScreen: Story = { ...LongTextScrolls, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...Default, globals: { appearance: 'dark' } }
