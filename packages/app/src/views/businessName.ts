import type { BusinessRow } from '@partner-dashboard/client'

/** What a person calls the business: its trading name, else the registered one. */
export const businessName = (business: Pick<BusinessRow, 'dba_name' | 'legal_name'>) =>
  business.dba_name ?? business.legal_name
