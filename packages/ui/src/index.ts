export { AuthLayout } from './components/AuthLayout/AuthLayout'
export { Banner } from './components/Banner/Banner'
export { BrandedPage, type BrandedPageProps } from './components/BrandedPage/BrandedPage'
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs'
export { BreakableCode } from './components/BreakableCode/BreakableCode'
export { Button, type ButtonProps } from './components/Button/Button'
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink'
export { IconButton, type IconButtonProps } from './components/Button/IconButton'
export { TextButton, type TextButtonProps } from './components/Button/TextButton'
export { Card, type CardProps } from './components/Card/Card'
export { ChangeCell } from './components/ChangeCell/ChangeCell'
export { CheckMatrix, type CheckMatrixProps } from './components/CheckMatrix/CheckMatrix'
export { ChoiceCard, type ChoiceCardProps, ChoiceCards } from './components/ChoiceCard/ChoiceCard'
export { ChoiceChip, type ChoiceChipProps } from './components/ChoiceChip/ChoiceChip'
export { CodeBlock, type CodeBlockProps } from './components/CodeBlock/CodeBlock'
export { Columns, type ColumnsProps } from './components/Columns/Columns'
export { CommandButton, type CommandButtonProps } from './components/CommandPalette/CommandButton'
export { CommandPalette, type CommandPaletteProps } from './components/CommandPalette/CommandPalette'
export type { CommandItem } from './components/CommandPalette/command'
export { type ComparedField, CompareFields, type CompareFieldsProps } from './components/CompareFields/CompareFields'
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog'
export { ContrastCheck, type ContrastCheckProps } from './components/ContrastCheck/ContrastCheck'
export { contrastOf, textColorOn } from './components/ContrastCheck/contrast'
export { CopyableText, type CopyableTextProps } from './components/CopyableText/CopyableText'
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton'
export {
  CountLink,
  type CountLinkProps,
  CountLinks,
  type CountLinksProps,
} from './components/CountLink/CountLink'
export { copyToClipboard } from './components/copyToClipboard/copyToClipboard'
export { DescriptionList, type DescriptionListProps } from './components/DescriptionList/DescriptionList'
export { Dialog, type DialogProps } from './components/Dialog/Dialog'
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure'
export { PhoneDisclosure, type PhoneDisclosureProps } from './components/Disclosure/PhoneDisclosure'
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState'
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState'
export { NotFoundState, type NotFoundStateProps } from './components/ErrorState/NotFoundState'
export { FallbackImage, type FallbackImageProps } from './components/FallbackImage/FallbackImage'
export {
  Feed,
  FeedItem,
  type FeedItemProps,
  FeedNote,
  type FeedNoteProps,
  type FeedProps,
} from './components/Feed/Feed'
export { FinancingWidget, type FinancingWidgetProps } from './components/FinancingWidget/FinancingWidget'
export { Frame, type FrameProps, Header, type HeaderProps, Sidebar, type SidebarProps } from './components/Frame/Frame'
export { SidebarLink, type SidebarLinkProps, SidebarSection } from './components/Frame/SidebarLink'
export { FrameNotice } from './components/FrameNotice/FrameNotice'
export {
  FunnelStepLink,
  type FunnelStepLinkProps,
  FunnelSteps,
  type FunnelStepsProps,
} from './components/FunnelStep/FunnelStep'
export { HtmlPreview, type HtmlPreviewProps } from './components/HtmlPreview/HtmlPreview'
export {
  AnalyticsIcon,
  BellIcon,
  BriefcaseIcon,
  BusinessesIcon,
  CapitalIcon,
  DataShareIcon,
  DeveloperIcon,
  Icon,
  type IconProps,
  MarketingIcon,
  PersonIcon,
  PlaygroundIcon,
  ReportingIcon,
  SearchIcon,
  SettingsIcon,
} from './components/Icon/Icon'
export { Inline, type InlineProps } from './components/Inline/Inline'
export { JsonViewer, type JsonViewerProps } from './components/JsonViewer/JsonViewer'
export { Link, type LinkProps } from './components/Link/Link'
export { LoadingScreen } from './components/LoadingScreen/LoadingScreen'
export { Logo } from './components/Logo/Logo'
export { MenuButton, type MenuButtonProps } from './components/Menu/MenuButton'
export type { MenuItemData, SearchMenuItemData } from './components/Menu/menuItem'
export { SearchMenuButton, type SearchMenuButtonProps } from './components/Menu/SearchMenuButton'
export { NameCell, type NameCellProps } from './components/NameCell/NameCell'
export { Note, type NoteProps } from './components/Note/Note'
export { Notice, type NoticeProps } from './components/Notice/Notice'
export { NotificationBell, type NotificationBellProps } from './components/NotificationBell/NotificationBell'
export {
  Figures,
  type FiguresProps,
  Page,
  PageHead,
  type PageHeadProps,
  PageNav,
  type PageNavProps,
} from './components/Page/Page'
export { PartnerLabel, type PartnerLabelProps } from './components/PartnerLabel/PartnerLabel'
export { PayoffBar, type PayoffBarProps } from './components/PayoffBar/PayoffBar'
export { Picture, type PictureProps, PictureSamples } from './components/Picture/Picture'
export { Popover, type PopoverProps } from './components/Popover/Popover'
export { PopoverButton, type PopoverButtonProps } from './components/Popover/PopoverButton'
export { PopoverPanel } from './components/Popover/PopoverPanel'
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar'
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode'
export { RuledItem, type RuledItemProps, RuledList, type RuledListProps } from './components/RuledList/RuledList'
export { Section, type SectionProps } from './components/Section/Section'
export { ShareBar, type ShareBarPart, type ShareBarProps } from './components/ShareBar/ShareBar'
export { Shortcuts, type ShortcutsProps } from './components/Shortcuts/Shortcuts'
export { SidePanel, type SidePanelProps } from './components/SidePanel/SidePanel'
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton'
export { Stack, type StackProps } from './components/Stack/Stack'
export {
  type Comparison,
  StatTile,
  StatTileLink,
  type StatTileLinkProps,
  type StatTileProps,
  StatTiles,
} from './components/StatTile/StatTile'
export { StatusPill, type StatusPillProps, type Tone } from './components/StatusPill/StatusPill'
export { StatusPillLink } from './components/StatusPill/StatusPillLink'
export { type Step, Steps, type StepsProps } from './components/Steps/Steps'
export { SupportCard, type SupportCardProps } from './components/SupportCard/SupportCard'
export { saveFile } from './components/saveFile/saveFile'
export { TabLink, type TabLinkProps, TabNav, type TabNavProps } from './components/TabNav/TabNav'
export { type TabData, Tabs, type TabsProps } from './components/Tabs/Tabs'
export { Tag } from './components/Tag/Tag'
export { Timeline, type TimelineEvent, type TimelineProps } from './components/Timeline/Timeline'
export { ToastRegion } from './components/Toast/ToastRegion'
export { showToast, type ToastData } from './components/Toast/toasts'
export { useUndoToast } from './components/Toast/useUndoToast'
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip'
export { useDebounced } from './components/useDebounced/useDebounced'
export { useImpression } from './components/useImpression/useImpression'
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden'
export { WithAside, type WithAsideProps } from './components/WithAside/WithAside'
export { WithPreview, type WithPreviewProps } from './components/WithPreview/WithPreview'
export { DateRangeFilter, type DateRangeFilterProps } from './dateRange/DateRangeFilter'
export {
  AddressFields,
  type AddressFieldsProps,
  type AddressValue,
  emptyAddress,
} from './fields/AddressFields/AddressFields'
export { AccountTypeField, type AccountTypeFieldProps } from './fields/BusinessChoiceField/AccountTypeField'
export {
  IncorporationTypeField,
  type IncorporationTypeFieldProps,
} from './fields/BusinessChoiceField/IncorporationTypeField'
export { TransferMethodField, type TransferMethodFieldProps } from './fields/BusinessChoiceField/TransferMethodField'
export { CheckboxField, type CheckboxFieldProps } from './fields/CheckboxField/CheckboxField'
export { CheckboxGroupField, type CheckboxGroupFieldProps } from './fields/CheckboxGroupField/CheckboxGroupField'
export { CodeField, type CodeFieldProps } from './fields/CodeField/CodeField'
export { ColorField, type ColorFieldProps } from './fields/ColorField/ColorField'
export { DateField, type DateFieldProps } from './fields/DateField/DateField'
export { FieldGroup, type FieldGroupProps, FieldLine, type FieldLineProps } from './fields/FieldGroup/FieldGroup'
export { FileDrop, type FileDropProps } from './fields/FileDrop/FileDrop'
export { UploadProgress, type UploadProgressProps } from './fields/FileDrop/UploadProgress'
export { Form, type FormProps } from './fields/Form/Form'
export { requiredProblem, useFormCheck } from './fields/Form/useFormCheck'
export { MaskedField, type MaskedFieldProps } from './fields/MaskedField/MaskedField'
export { NaicsField, type NaicsFieldProps } from './fields/NaicsField/NaicsField'
export { RadioGroupField, type RadioGroupFieldProps, type RadioOption } from './fields/RadioGroupField/RadioGroupField'
export { type Country, CountryField, type CountryFieldProps } from './fields/RegionField/CountryField'
export { ProvinceField } from './fields/RegionField/ProvinceField'
export { StateField, type StateFieldProps } from './fields/RegionField/StateField'
export {
  SearchSelectField,
  type SearchSelectFieldProps,
} from './fields/SearchSelectField/SearchSelectField'
export { SelectField, type SelectFieldProps } from './fields/SelectField/SelectField'
export type { SelectOption } from './fields/SelectField/selectOption'
export { SensitiveField, type SensitiveFieldProps } from './fields/SensitiveField/SensitiveField'
export { SwitchField, type SwitchFieldProps } from './fields/SwitchField/SwitchField'
export { TextAreaField, type TextAreaFieldProps } from './fields/TextAreaField/TextAreaField'
export { TextField, type TextFieldProps } from './fields/TextField/TextField'
export { lazyOverlay, prefetchOverlays, whenOverlayIsMissing } from './private/lazyOverlay'
