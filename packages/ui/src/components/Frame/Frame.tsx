import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { useNarrow } from '../../private/useNarrow'
import { IconButton } from '../Button/IconButton'
import { CloseIcon, Icon, MenuIcon } from '../Icon/Icon'
import * as styles from './Frame.css'

interface SidebarState {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Receives focus when the sidebar closes. */
  menuButton: RefObject<HTMLDivElement | null>
}

const SidebarContext = createContext<SidebarState | null>(null)

export interface FrameProps {
  /** Above everything, such as the sandbox banner. */
  banner?: ReactNode
  /** Navigation sidebar. */
  sidebar: ReactNode
  /** Header above the page. */
  header: ReactNode
  /** Content. */
  children: ReactNode
  /** Below 768 px the sidebar is a drawer; wider, it's always visible. */
  isSidebarOpen: boolean
  /** Called when the drawer opens or closes. */
  onSidebarOpenChange: (isOpen: boolean) => void
}

/** Layout of every page: sidebar, header and content. */
export function Frame({ banner, sidebar, header, children, isSidebarOpen, onSidebarOpenChange }: FrameProps) {
  const menuButton = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLElement>(null)
  const hasBanner = Boolean(banner)
  useEffect(() => {
    // Loads with the first focus, so the first screen does without.
    const load = () => void import('../../private/watchFocus').then(({ watchFocus }) => watchFocus(), ignore)
    document.addEventListener('focusin', load, { once: true })
    return () => document.removeEventListener('focusin', load)
  }, [])
  return (
    <SidebarContext value={{ isOpen: isSidebarOpen, setOpen: onSidebarOpenChange, menuButton }}>
      <div className={styles.root} data-banner={hasBanner}>
        {/* biome-ignore lint/a11y/useValidAnchor: screen readers list it as a link, and it moves to another part of the page. */}
        <a
          className={styles.skip}
          href="#content"
          onClick={(event) => {
            // Keeps the URL without a hash, so a copied address names only the page.
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

/** Without it, focus isn't moved. */
const ignore = () => undefined

function useSidebar(): SidebarState {
  const state = useContext(SidebarContext)
  if (!state) throw new Error('A sidebar and a header stand in a Frame')
  return state
}

export interface SidebarProps {
  /** Link to the home page. */
  logo: ReactNode
  /** Partner switcher below the logo. */
  switcher?: ReactNode
  /** Content. */
  children: ReactNode
  /** Entries at the bottom. */
  footer?: ReactNode
}

/** Sidebar, 240 px wide. Below 768 px it closes with its button, Escape, a press outside or after navigation. */
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks of its links, which the keyboard also fires.
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
  /** Path to the page, at the start. */
  breadcrumbs: ReactNode
  /** Search, notifications and user menu, at the end. */
  actions: ReactNode
}

/** Header, 56 px tall. Below 768 px it has the button that opens the sidebar. */
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
