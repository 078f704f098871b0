import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { JsonViewer } from './JsonViewer'

const body = {
  id: 'evt_5521',
  type: 'capital_product.funded',
  created_at: '2026-11-08T16:12:04Z',
  live_mode: true,
  data: {
    business: { id: 'business_2d7fad09', name: 'Taqueria Ortega', country: 'US', owners: ['Ana', 'Luis'] },
    amount: 12000.5,
    fee: null,
    payments: [
      { id: 'payment_1', status: 'succeeded', amount: 240 },
      { id: 'payment_2', status: 'failed', amount: 240 },
    ],
  },
}

const meta = { component: JsonViewer, args: { label: 'Event body', value: body } } satisfies Meta<typeof JsonViewer>
export default meta
type Story = StoryObj<typeof meta>

const clipboard = () => {
  const writeText = fn(async (_text: string) => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  return writeText
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tree', { name: 'Event body' })).toBeVisible()
    const payments = canvas.getByRole('treeitem', { name: /^payments/ })
    await expect(payments).toHaveAttribute('aria-expanded', 'false')
    await expect(payments).toHaveAttribute('aria-level', '3')
    await userEvent.click(payments)
    await expect(payments).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('treeitem', { name: /^0: \{ 3 fields \}/ })).toBeVisible()
    await userEvent.click(payments)
    await expect(canvas.queryByRole('treeitem', { name: /^0:/ })).toBeNull()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const tree = canvas.getByRole('tree')
    const active = () => canvas.getByRole('treeitem', { selected: true })
    tree.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toHaveTextContent('id: "evt_5521"')
    await expect(tree).toHaveAttribute('aria-activedescendant', active().id)
    await userEvent.keyboard('d')
    await expect(active()).toHaveTextContent('data: { 4 fields }')
    await userEvent.keyboard('{ArrowRight}')
    await expect(active()).toHaveTextContent('business:')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(active()).toHaveTextContent('id: "business_2d7fad09"')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(active()).toHaveTextContent('business:')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(active()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('*')
    await expect(canvas.getByRole('treeitem', { name: /^1: \{/ })).toBeVisible()
    await userEvent.keyboard('{End}{Home}')
    await expect(active()).toHaveTextContent('{ 5 fields }')
  },
}

export const CopiesValueAndPath: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = clipboard()
    await userEvent.click(canvas.getByRole('treeitem', { name: /^payments/ }))
    await userEvent.click(canvas.getByRole('treeitem', { name: /^1: \{/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy path' }))
    await expect(writeText).toHaveBeenLastCalledWith('$.data.payments[1]')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy value' }))
    await expect(JSON.parse(writeText.mock.lastCall?.[0] ?? '')).toEqual(body.data.payments[1])
    await expect(await canvas.findByText('Copied the value')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('treeitem', { name: /^created_at/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy value' }))
    await expect(writeText).toHaveBeenLastCalledWith('2026-11-08T16:12:04Z')
  },
}

export const MovesBetweenMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search in Event body' })
    const active = () => canvas.getByRole('treeitem', { selected: true })
    await userEvent.type(search, 'payment_')
    await expect(canvas.getByText('1 of 2')).toBeVisible()
    await expect(active()).toHaveTextContent('payment_1')
    await userEvent.keyboard('{Enter}')
    await expect(active()).toHaveTextContent('payment_2')
    await expect(search).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(active()).toHaveTextContent('payment_1')
    await userEvent.click(canvas.getByRole('button', { name: 'Next match' }))
    await expect(canvas.getByText('2 of 2')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'nothing like it')
    await expect(canvas.getByText('No results')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(search).toHaveValue('')
  },
}

export const ExpandsAndCollapsesAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }))
    await expect(canvas.getByRole('treeitem', { name: '1: "Luis"' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }))
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(6)
  },
}

export const LongText: Story = {
  args: {
    value: {
      error: `upstream connect error. ${'reset before headers; '.repeat(30)}needle`,
      token: 'eyJhbGciOi'.repeat(14),
      ['a name as long as a sentence, with spaces '.repeat(4)]: true,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const error = canvas.getByRole('treeitem', { name: /^error/ })
    await expect(error).toHaveAttribute('aria-expanded', 'false')
    await expect(error).toHaveTextContent(/characters$/)
    await userEvent.type(canvas.getByRole('searchbox'), 'needle')
    await expect(error).toHaveAttribute('aria-expanded', 'true')
    await expect(error).toHaveTextContent(/needle"$/)
  },
}

export const LongListByHundreds: Story = {
  args: { value: Array.from({ length: 260 }, (_, n) => `row_${n}`) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('160 more'))
    await expect(canvas.getByText('60 more')).toBeInTheDocument()
    const active = () => canvasElement.querySelector('[aria-selected=true]')
    await expect(active()).toHaveTextContent('100: "row_100"')
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.paste('row_240')
    await waitFor(() => expect(active()).toHaveTextContent('240: "row_240"'))
    const tree = canvasElement.querySelector('[role=tree]')?.getBoundingClientRect()
    const line = active()?.getBoundingClientRect()
    await expect(line?.top).toBeGreaterThanOrEqual(tree?.top ?? 0)
    await expect(line?.bottom).toBeLessThanOrEqual((tree?.bottom ?? 0) + 1)
  },
}

export const PlainValue: Story = { args: { value: 'Service Unavailable' } }
export const EmptyObject: Story = { args: { value: {} } }
export const Empty: Story = { args: { value: undefined, emptyText: 'Empty body' } }
export const Loading: Story = { args: { isLoading: true } }
export const NarrowScreen: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
export const Dark: Story = { globals: { appearance: 'dark' } }
