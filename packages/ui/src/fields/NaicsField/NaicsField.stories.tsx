import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { controlled } from '../../private/controlled'
import { NaicsField } from './NaicsField'

const Controlled = controlled(NaicsField)

const meta = {
  component: NaicsField,
  render: (args) => <Controlled {...args} />,
  args: { value: null, onChange: fn() },
} satisfies Meta<typeof NaicsField>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = { getByRole: (role: 'combobox', options?: { name: string }) => HTMLElement }
const trigger = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Industry' })
const searchBox = async () => {
  const box = await screen.findByRole('combobox', { name: 'Search: Industry' })
  await waitFor(() => expect(box).toHaveFocus())
  return box
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(trigger(canvas))
    await userEvent.type(await searchBox(), 'full rest')
    await userEvent.click(await screen.findByRole('option', { name: '722511 Full-Service Restaurants' }))
    await closed()
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '722511', industry: 'Full-Service Restaurants' })
    await expect(trigger(canvas)).toHaveTextContent('722511 Full-Service Restaurants')
  },
}

export const ByCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger(canvas))
    await userEvent.type(await searchBox(), '8121')
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('812111 Barber Shops'))
    await userEvent.keyboard('{Escape}{Escape}')
    await closed()
  },
}

/** A business can have a code outside of the subset. */
export const StoredValueNotInList: Story = {
  args: { value: { code: '115210', industry: 'Support Activities for Animal Production' } },
  play: async ({ canvas }) => {
    await expect(trigger(canvas)).toHaveTextContent('115210 Support Activities for Animal Production')
  },
}

export const Open: Story = {
  args: { value: { code: '311811', industry: 'Retail Bakeries' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger(canvas))
    await screen.findByRole('option', { name: '311811 Retail Bakeries' })
  },
}
export const OpenNarrow: Story = { ...Open, globals: { viewport: { value: 'phone' } } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Dark: Story = { globals: { appearance: 'dark' } }
