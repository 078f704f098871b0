// Icons used only by tables.
export { default as UpIcon } from '../components/Icon/generated/chevron-up'
export { default as ColumnsIcon } from '../components/Icon/generated/columns-3'
export { default as MoreIcon } from '../components/Icon/generated/ellipsis'
export { default as GripIcon } from '../components/Icon/generated/grip-vertical'
export { default as FilterIcon } from '../components/Icon/generated/list-filter'
