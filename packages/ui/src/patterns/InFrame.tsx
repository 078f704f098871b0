import { type MouseEvent, type ReactNode, useState } from 'react'
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs'
import { Frame, Header, Sidebar } from '../components/Frame/Frame'
import { SidebarLink, SidebarSection } from '../components/Frame/SidebarLink'
import { BusinessesIcon, Icon } from '../components/Icon/Icon'
import { Link } from '../components/Link/Link'
import { Logo } from '../components/Logo/Logo'
import { MenuButton } from '../components/Menu/MenuButton'
import { Page } from '../components/Page/Page'
import { ToastRegion } from '../components/Toast/ToastRegion'

export interface InFrameProps {
  /** Breadcrumbs, ending with the page. */
  crumbs: readonly string[]
  children: ReactNode
}

/** Frame around a page in a story. Its links do nothing. */
export function InFrame({ crumbs, children }: InFrameProps) {
  const [isOpen, setOpen] = useState(false)
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: prevents navigation in a story.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above; pressing a link by keyboard also fires click.
    <div onClick={stay}>
      <Frame
        isSidebarOpen={isOpen}
        onSidebarOpenChange={setOpen}
        sidebar={
          <Sidebar
            logo={
              <Link href="#home" tone="bare">
                <Logo />
              </Link>
            }
          >
            <SidebarSection>
              <SidebarLink href="#businesses" aria-current="page" icon={<Icon icon={BusinessesIcon} />}>
                Businesses
              </SidebarLink>
            </SidebarSection>
          </Sidebar>
        }
        header={
          <Header
            breadcrumbs={
              <Breadcrumbs
                items={crumbs.map((label) => ({
                  label,
                  link: (
                    <Link href="#crumb" tone="muted">
                      {label}
                    </Link>
                  ),
                }))}
              />
            }
            actions={
              <MenuButton label="Maya Ortiz" items={[{ id: 'out', label: 'Log out', onAction: () => undefined }]} />
            }
          />
        }
      >
        <Page>{children}</Page>
      </Frame>
      <ToastRegion />
    </div>
  )
}
