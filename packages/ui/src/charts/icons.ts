// Icons used only by charts.
export { default as ChartIcon } from '../components/Icon/generated/chart-no-axes-column'
export { default as DownloadIcon } from '../components/Icon/generated/download'
export { default as PictureIcon } from '../components/Icon/generated/image'
export { default as TableIcon } from '../components/Icon/generated/table-2'
