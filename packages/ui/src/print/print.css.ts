import { globalStyle } from '@vanilla-extract/css'
import { button } from '../components/Button/Button.css'
import { card } from '../components/Card/Card.css'
import { layouts } from '../components/Columns/Columns.css'
import * as copyable from '../components/CopyableText/CopyableText.css'
import * as frame from '../components/Frame/Frame.css'
import * as menu from '../components/Menu/Menu.css'
import { tile } from '../components/StatTile/StatTile.css'
import * as tabNav from '../components/TabNav/TabNav.css'
import { tab } from '../components/Tabs/Tabs.css'
import * as toast from '../components/Toast/Toast.css'
import * as controls from '../table/Controls.css'
import * as filters from '../table/FilterBar.css'
import * as table from '../table/Frame.css'
import * as tableHeader from '../table/Header.css'
import * as pager from '../table/Pager.css'
import * as row from '../table/Row.css'
import * as search from '../table/SearchBox.css'

type Rule = Parameters<typeof globalStyle>[1]

/** `:root` makes a rule stronger than those of components, which may load later. */
const onPaper = (selectors: readonly string[], rule: Rule) =>
  globalStyle(selectors.map((selector) => `:root ${selector}`).join(', '), { '@media': { print: rule } })

// What can only be pressed. Active filters and the current tab say what the page shows.
onPaper(
  [
    frame.skip,
    frame.sidebar,
    frame.header,
    toast.region,
    button.classNames.base,
    menu.borderedTrigger,
    copyable.button,
    controls.button.classNames.base,
    pager.controls,
    row.menuButton,
    filters.clearAll,
    `${filters.chip}:not([data-active])`,
    `${search.root}:has(:placeholder-shown)`,
    `${tabNav.tab}:not([aria-current])`,
    `${tab}:not([data-selected])`,
  ],
  { display: 'none' },
)

// Breakpoints are those of screens, so a page has the layout of a phone.
onPaper([layouts.halves], { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })
onPaper([layouts.fields], { gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' })

// The whole table, with its header on each page.
onPaper([table.sideways], { overflow: 'visible', maxBlockSize: 'none', maskImage: 'none' })
onPaper([tableHeader.head], { position: 'static' })
onPaper(['tr', 'figure', card, tile], { breakInside: 'avoid' })

// Nothing can be copied or pointed at on paper, so IDs and cells are complete.
onPaper([copyable.text, ...[row.cell, tableHeader.cell].flatMap(({ classNames: { base } }) => [base, `${base} *`])], {
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  WebkitLineClamp: 'none',
})
onPaper(['h1', 'h2', 'h3'], { breakAfter: 'avoid' })

// An open panel is what is read, so it is printed whole, without the page behind it.
onPaper(['body:has([data-side-panel]) > #root'], { display: 'none' })
onPaper([':has(> [data-side-panel])', '[data-side-panel]', '[data-side-panel] > *'], {
  position: 'static',
  display: 'block',
  justifyItems: 'normal',
  blockSize: 'auto',
  background: 'none',
  boxShadow: 'none',
})
onPaper(['[data-side-panel]'], { inlineSize: 'auto !important' })
onPaper(['[data-side-panel] > * > *'], { overflow: 'visible', maskImage: 'none' })

// Charts and statuses are colors.
onPaper(['body'], { background: '#fff', printColorAdjust: 'exact' })
