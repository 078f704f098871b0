import { CopyableText } from '@partner-dashboard/ui'
import { objectAddress } from '../views/developer'
import { AppLink } from './links'

interface ObjectLinkProps {
  id: string
  /** Related IDs, one of which may be the business. */
  beside?: readonly string[]
  /** Text instead of the ID. */
  children?: string
  /** Set if the mode isn't in the URL. */
  isSandbox?: boolean
}

/** Link to an object by its ID; if it has no page, the text or a copyable ID. */
export function ObjectLink({ id, beside, children, isSandbox = false }: ObjectLinkProps) {
  const address = objectAddress(id, beside)
  if (!address)
    return children === undefined ? <CopyableText label="ID" text={id} /> : <span title={id}>{children}</span>
  return (
    <AppLink
      to={address.to as string}
      title={id}
      search={(old: object) => ({ ...keptOf(old), ...address.search, ...(isSandbox && { sandbox_mode: 'true' }) })}
    >
      {children ?? id}
    </AppLink>
  )
}

/** Keeps only the scope of the current search parameters. */
const keptOf = ({ partner_id, sandbox_mode }: { partner_id?: string; sandbox_mode?: string }) => ({
  partner_id,
  sandbox_mode,
})
