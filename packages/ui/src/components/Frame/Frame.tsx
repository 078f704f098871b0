import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { useNarrow } from '../../private/useNarrow'
import { IconButton } from '../Button/IconButton'
import { CloseIcon, Icon, MenuIcon } from '../Icon/Icon'
import * as styles from './Frame.css'

interface SidebarState {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Where focus goes back to when the sidebar closes. */
  menuButton: RefObject<HTMLDivElement | null>
}

const SidebarContext = createContext<SidebarState | null>(null)

export interface FrameProps {
  /** Over everything, such as the sandbox's. */
  banner?: ReactNode
  /** The navigation, beside the page or over it. */
  sidebar: ReactNode
  /** What stays above the page. */
  header: ReactNode
  /** The page. */
  children: ReactNode
  /** Below 768 px the sidebar slides in; wider it is always there. */
  isSidebarOpen: boolean
  /** Called when the sidebar slides in or out on a narrow screen. */
  onSidebarOpenChange: (isOpen: boolean) => void
}

/** Sidebar, header and content of every page. */
export function Frame({ banner, sidebar, header, children, isSidebarOpen, onSidebarOpenChange }: FrameProps) {
  const menuButton = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLElement>(null)
  const hasBanner = Boolean(banner)
  return (
    <SidebarContext value={{ isOpen: isSidebarOpen, setOpen: onSidebarOpenChange, menuButton }}>
      <div className={styles.root} data-banner={hasBanner}>
        {/* biome-ignore lint/a11y/useValidAnchor: screen readers list it among the links, and it leads to a place of this page as they do */}
        <a
          className={styles.skip}
          href="#content"
          onClick={(event) => {
            // An address that somebody copies names the page, not where its reader was.
            event.preventDefault()
            content.current?.focus()
          }}
        >
          Skip to content
        </a>
        {hasBanner && <div className={styles.banner}>{banner}</div>}
        <div className={styles.columns}>
          {sidebar}
          {isSidebarOpen && <div className={styles.shade} />}
          <div>
            {header}
            <main ref={content} id="content" className={styles.content} tabIndex={-1}>
              {children}
            </main>
          </div>
        </div>
      </div>
    </SidebarContext>
  )
}

function useSidebar(): SidebarState {
  const state = useContext(SidebarContext)
  if (!state) throw new Error('A sidebar and a header stand in a Frame')
  return state
}

export interface SidebarProps {
  /** A link to the first page. */
  logo: ReactNode
  /** Under the logo: which partner. */
  switcher?: ReactNode
  /** What it holds. */
  children: ReactNode
  /** At the bottom. */
  footer?: ReactNode
}

/** 240 px wide. Below 768 px it closes by its button, by Escape, by a press outside, and after a link was followed. */
export function Sidebar({ logo, switcher, children, footer }: SidebarProps) {
  const { isOpen, setOpen, menuButton } = useSidebar()
  const isNarrow = useNarrow()
  const ref = useRef<HTMLDivElement>(null)
  const isCovering = isNarrow && isOpen

  useEffect(() => {
    if (!isCovering) return
    ref.current?.querySelector<HTMLElement>('button, a')?.focus()
    const onPointer = (event: PointerEvent) => {
      if (
        event.target instanceof Element &&
        !ref.current?.contains(event.target) &&
        !event.target.closest('[role=dialog]')
      )
        setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    const button = menuButton.current
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
      button?.querySelector('button')?.focus()
    }
  }, [isCovering, setOpen, menuButton])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it hears the clicks of the links in it, which come from the keyboard too.
    <nav
      ref={ref}
      aria-label="Main"
      className={styles.sidebar}
      data-open={isOpen}
      inert={isNarrow && !isOpen}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
      }}
    >
      <div className={styles.sidebarHead}>
        {logo}
        <div className={styles.onlyNarrow}>
          <IconButton label="Close menu" icon={<Icon icon={CloseIcon} />} onPress={() => setOpen(false)} />
        </div>
      </div>
      {switcher !== undefined && <div className={styles.switcher}>{switcher}</div>}
      <div className={styles.entries}>{children}</div>
      {footer && <div className={styles.sidebarFoot}>{footer}</div>}
    </nav>
  )
}

export interface HeaderProps {
  /** At its beginning: where one is. */
  breadcrumbs: ReactNode
  /** At its end: search, notifications, the user menu. */
  actions: ReactNode
}

/** 56 px over the content: where one is, and who. Below 768 px it opens the sidebar. */
export function Header({ breadcrumbs, actions }: HeaderProps) {
  const { isOpen, setOpen, menuButton } = useSidebar()
  return (
    <header className={styles.header}>
      <div className={styles.headerStart}>
        <div ref={menuButton} className={styles.onlyNarrow}>
          <IconButton
            label="Open menu"
            icon={<Icon icon={MenuIcon} />}
            aria-expanded={isOpen}
            onPress={() => setOpen(true)}
          />
        </div>
        {breadcrumbs}
      </div>
      <div className={styles.headerEnd}>{actions}</div>
    </header>
  )
}
