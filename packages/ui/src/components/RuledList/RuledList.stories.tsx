import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckboxField } from '../../fields/CheckboxField/CheckboxField'
import { TextField } from '../../fields/TextField/TextField'
import { Button } from '../Button/Button'
import { Note } from '../Note/Note'
import { StatusPill } from '../StatusPill/StatusPill'
import { RuledItem, RuledList } from './RuledList'

const names = ['offers-2026-11-20.csv', 'offers-2026-11-13.csv', 'offers-2026-11-06.csv']

const onChange = () => undefined

const meta = {
  component: RuledList,
  args: {
    'aria-label': 'Files',
    children: names.map((name) => (
      <RuledItem key={name} title={name} actions={<Button size="small">Download</Button>}>
        <Note>11/20/2026, 06:00 AM, 204 offers</Note>
      </RuledItem>
    )),
  },
} satisfies Meta<typeof RuledList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Files' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const WithoutActions: Story = {
  args: {
    children: (
      <RuledItem
        title={
          <>
            HubSpot <StatusPill tone="positive" label="Connected" />
          </>
        }
      >
        <Note>Since 11/20/2026</Note>
      </RuledItem>
    ),
  },
}
export const WithAside: Story = {
  args: {
    children: (
      <RuledItem
        aria-label="Row 12"
        aside={
          <>
            <h3>Row 12</h3>
            <CheckboxField label="Submit row 12" isSelected onChange={onChange} />
          </>
        }
      >
        <TextField label="EIN" value="12-345678" onChange={onChange} errorMessage="Enter 9 digits" />
      </RuledItem>
    ),
  },
}
export const LongTextNarrow: Story = {
  args: {
    children: (
      <RuledItem title={'a-file-name-without-a-space-'.repeat(6)} actions={<Button size="small">Download</Button>} />
    ),
  },
  globals: { viewport: { value: 'phone' } },
}
export const WithAsideNarrow: Story = { ...WithAside, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
