import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../components/Button/Button'
import { EmptyState } from '../components/EmptyState/EmptyState'
import { PageHead } from '../components/Page/Page'
import { onDesk, onPhone } from '../private/modes'
import { type Business, businesses, columns } from '../table/stories/businesses'
import { Controlled } from '../table/stories/Controlled'
import { InFrame } from './InFrame'

interface ListPageProps {
  /** Undefined while loading. */
  rows: readonly Business[] | undefined
  /** Called on "Add business". */
  onAdd: () => void
}

const noBusinessesYet = (onAdd: () => void) => (
  <EmptyState
    title="No businesses yet"
    description="They come with your first upload, or one by one."
    action={{ label: 'Add business', onPress: onAdd }}
  />
)

/**
 * List page: title and primary action, a row with search and filter chips, the table and the pager. All choices apply
 * immediately and are kept in the URL. Below 768 px, rows are cards and filters a sheet.
 */
function ListPage({ rows, onAdd }: ListPageProps) {
  return (
    <InFrame crumbs={['Businesses']}>
      <PageHead
        title="Businesses"
        actions={
          <Button variant="primary" onPress={onAdd}>
            Add business
          </Button>
        }
      />
      <div>
        <Controlled
          label="Businesses"
          columns={columns}
          rows={rows as Business[]}
          getRowId={(row) => row.id}
          empty={noBusinessesYet(onAdd)}
        />
      </div>
    </InFrame>
  )
}

const meta = {
  title: 'patterns/List',
  component: ListPage,
  args: { rows: businesses(12), onAdd: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ListPage>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...onDesk,
  play: async ({ canvas }) => {
    const content = within(canvas.getByRole('main'))
    await expect(content.getByRole('heading', { level: 1 })).toHaveTextContent('Businesses')
    await expect(content.getByRole('table', { name: 'Businesses' })).toBeVisible()
    await expect(content.getByText('Showing 1 to 12 of 412')).toBeVisible()
  },
}

/** One sentence and one action. */
export const NoRowsYet: Story = {
  args: { rows: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Add business' }).at(-1) as HTMLElement)
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { rows: undefined } }

export const Narrow: Story = { ...onPhone }

export const Dark: Story = { globals: { appearance: 'dark' } }
