import type { BusinessRow } from '@partner-dashboard/client'

/** Display name: the DBA name, or the legal name if there is none. */
export const businessName = (business: Pick<BusinessRow, 'dba_name' | 'legal_name'>) =>
  business.dba_name ?? business.legal_name
