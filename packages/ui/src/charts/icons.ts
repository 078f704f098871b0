// The charts' own; all others come from the product's one list.
export {
  ChartNoAxesColumn as ChartIcon,
  Download as DownloadIcon,
  Image as PictureIcon,
  Table2 as TableIcon,
} from 'lucide'
