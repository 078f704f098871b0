import { CopyableText } from '@partner-dashboard/ui'
import { objectAddress } from '../views/developer'
import { AppLink } from './links'

interface ObjectLinkProps {
  id: string
  /** The other ids named with it: one may be the business that it belongs to. */
  beside?: readonly string[]
  /** In place of the id. */
  children?: string
  /** Set where the page's mode is not in the address. */
  isSandbox?: boolean
}

/** An object by its id: a link to where it is shown, and where there is no such page the id to copy. */
export function ObjectLink({ id, beside, children = id, isSandbox = false }: ObjectLinkProps) {
  const address = objectAddress(id, beside)
  if (!address) return <CopyableText label="ID" text={id} />
  return (
    <AppLink
      to={address.to as string}
      title={id}
      search={(old: object) => ({ ...keptOf(old), ...address.search, ...(isSandbox && { sandbox_mode: 'true' }) })}
    >
      {children}
    </AppLink>
  )
}

/** Of this page's own parameters the other one wants none. */
const keptOf = ({ partner_id, sandbox_mode }: { partner_id?: string; sandbox_mode?: string }) => ({
  partner_id,
  sandbox_mode,
})
