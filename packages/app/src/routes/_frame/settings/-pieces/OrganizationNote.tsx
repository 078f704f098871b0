import type { Api } from '@partner-dashboard/client'
import { Notice } from '@partner-dashboard/ui'

/** Shown while editing the organization's settings. */
export const OrganizationNote = ({ api }: { api: Api }) =>
  api.scope.partnerId === null ? (
    <Notice>These settings apply to every partner of the organization that has no settings of its own.</Notice>
  ) : null
