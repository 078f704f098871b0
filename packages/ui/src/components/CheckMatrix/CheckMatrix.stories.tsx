import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckMatrix } from './CheckMatrix'

const meta = {
  component: CheckMatrix,
  args: {
    label: 'Capabilities by role',
    rowLabel: 'Can',
    columns: [
      { id: 'admin', label: 'Admin' },
      { id: 'merchant_representative', label: 'Merchant representative' },
      { id: 'developer', label: 'Developer' },
      { id: 'controller', label: 'Controller' },
    ],
    rows: [
      { label: 'View everything', checked: ['admin', 'merchant_representative', 'developer', 'controller'] },
      { label: 'Add, edit and delete users', checked: ['admin'] },
    ],
    selected: 'developer',
  },
} satisfies Meta<typeof CheckMatrix>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [, , users] = canvas.getAllByRole('row')
    await expect(users).toHaveTextContent('Add, edit and delete usersYes–No–No–No')
    await expect(canvas.getByRole('columnheader', { name: 'Developer' })).toHaveAttribute('data-selected')
    await expect(canvas.getByRole('columnheader', { name: 'Admin' })).not.toHaveAttribute('data-selected')
  },
}
export const NarrowScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: [...meta.args.rows, { label: 'Review applications in the sandbox', checked: ['admin'] }] },
  play: async ({ canvas }) => {
    const [, short, , long] = canvas.getAllByRole('row').map((row) => row.offsetHeight)
    await expect(long).toBe(short)
  },
}
export const Dark: Story = { globals: { appearance: 'dark' } }
