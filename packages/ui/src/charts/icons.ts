// Icons used only by charts.
export {
  ChartNoAxesColumn as ChartIcon,
  Download as DownloadIcon,
  Image as PictureIcon,
  Table2 as TableIcon,
} from 'lucide'
