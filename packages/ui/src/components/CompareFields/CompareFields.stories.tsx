import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../../private/modes'
import { CompareFields } from './CompareFields'

const meta = {
  component: CompareFields,
  args: {
    label: 'Support info',
    fields: [
      { id: 'email', label: 'Email', theirs: 'support@northgate.example', yours: 'help@northgate.example' },
      { id: 'phone', label: 'Phone', theirs: '(415) 555-0132', yours: '(415) 555-0132' },
      { id: 'url', label: 'Help page', theirs: '', yours: 'https://northgate.example/help' },
    ],
  },
} satisfies Meta<typeof CompareFields>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Email (differs)' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Phone' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '(empty)' })).toBeVisible()
  },
}
export const WithPreviousValue: Story = {
  args: {
    fields: [
      {
        id: 'email',
        label: 'Email',
        before: 'office@northgate.example',
        theirs: 'support@northgate.example',
        by: 'Daniel Reyes, 11/21/2026, 20:41',
        yours: 'help@northgate.example',
      },
      { id: 'url', label: 'Help page', before: '', theirs: '', yours: 'https://northgate.example/help' },
      { id: 'logo', label: 'Logo', theirs: 'PNG picture, 12 kB', yours: '' },
    ],
  },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(heads).toEqual(['Field', 'Before', 'Their changes', 'Your changes'])
    await expect(canvas.getByText('Daniel Reyes, 11/21/2026, 20:41')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '(unknown)' })).toBeVisible()
  },
}
export const OnlyDifferences: Story = {
  args: { isOnlyDifferences: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
  },
}
export const NoDifferences: Story = {
  args: { isOnlyDifferences: true, fields: [{ id: 'a', label: 'Phone', theirs: '1', yours: '1' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No differences.')).toBeVisible()
  },
}
export const CustomText: Story = { args: { theirsLabel: 'Before', yoursLabel: 'After' } }
export const LongText: Story = {
  args: {
    fields: [
      {
        id: 'address',
        label: 'Address that events are delivered to',
        theirs: 'https://hooks.northgate.example/'.repeat(4),
        yours: 'https://hooks.northgate.example/v2/'.repeat(4),
      },
      ...meta.args.fields,
    ],
  },
}
/** Values are stacked; screen readers still get a table. */
export const NarrowScreen: Story = {
  ...WithPreviousValue,
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toHaveLength(4)
    const [before, now] = canvas.getAllByRole('cell')
    await expect(before).toHaveTextContent('office@northgate.example')
    await expect(before?.getBoundingClientRect().height).toBeLessThan(24)
    await expect(now?.getBoundingClientRect().top).toBeGreaterThanOrEqual(before?.getBoundingClientRect().bottom ?? 0)
  },
}
export const NarrowLongText: Story = { ...LongText, ...onPhone }
export const Dark: Story = { globals: { appearance: 'dark' } }
