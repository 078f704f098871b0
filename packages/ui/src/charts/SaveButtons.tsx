import { IconButton } from '../components/Button/IconButton'
import { Icon } from '../components/Icon/Icon'
import { saveFile } from '../components/saveFile/saveFile'
import { csvCell } from '../table/toCsv'
import { type ChartData, valueAt } from './chartData'
import { DownloadIcon, PictureIcon } from './icons'

/** The numbers as CSV: UTF-8 with a byte order mark, CRLF, unformatted numbers. */
function chartCsv(categoryLabel: string, { categories, series }: ChartData): string {
  const lines = [
    [categoryLabel, ...series.map(({ label }) => label)],
    ...categories.map((category, index) => [category, ...series.map((one) => valueAt(one, index))]),
  ]
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
}

interface SaveTableProps extends ChartData {
  categoryLabel: string
  fileName: string
}

export const SaveTable = ({ categoryLabel, fileName, ...data }: SaveTableProps) => (
  <IconButton
    size="small"
    label="Download CSV"
    icon={<Icon icon={DownloadIcon} />}
    onPress={() =>
      saveFile({
        blob: new Blob([chartCsv(categoryLabel, data)], { type: 'text/csv;charset=utf-8' }),
        fileName: `${fileName}.csv`,
      })
    }
  />
)

interface SavePictureProps {
  /** Returns the chart's element; its first SVG is exported as it currently looks. */
  chart: () => HTMLElement | null
  label: string
  fileName: string
}

export function SavePicture({ chart, label, fileName }: SavePictureProps) {
  async function run() {
    const drawing = chart()?.querySelector<SVGSVGElement>('svg[data-drawing]')
    if (!drawing) return
    const { pictureOf, pngOf } = await import('./picture')
    saveFile({ blob: await pngOf(pictureOf(drawing, label)), fileName: `${fileName}.png` })
  }
  return (
    <IconButton
      size="small"
      label="Download image"
      icon={<Icon icon={PictureIcon} />}
      onPress={() => void run().catch(() => undefined)}
    />
  )
}
