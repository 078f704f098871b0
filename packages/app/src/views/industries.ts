import { naics } from '@partner-dashboard/ui/naics'

const industries = [...new Set(naics.map(({ industry }) => industry))].sort()

/** The known values of the filter by industry, apart from the list's definition: the NAICS codes are large. */
export const industryOptions = {
  industry: [
    ...industries.map((industry) => ({ value: industry, label: industry })),
    // The contract's value for businesses without an industry.
    { value: 'none', label: '(Not available)' },
  ],
}
