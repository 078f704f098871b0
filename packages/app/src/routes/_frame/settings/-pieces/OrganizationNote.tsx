import type { Api } from '@partner-dashboard/client'
import { Notice } from '@partner-dashboard/ui'

/** Whose settings these are, where no partner is meant. */
export const OrganizationNote = ({ api }: { api: Api }) =>
  api.scope.partnerId === null ? (
    <Notice>
      These are the organization’s own settings. They hold for each of its partners that chose nothing of its own.
    </Notice>
  ) : null
