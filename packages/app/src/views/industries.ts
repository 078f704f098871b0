import { naics } from '@partner-dashboard/ui/naics'

const industries = [...new Set(naics.map(({ industry }) => industry))].sort()

/** Values of the industry filter, in a separate module because the NAICS codes are large. */
export const industryOptions = {
  industry: [
    ...industries.map((industry) => ({ value: industry, label: industry })),
    // The contract's value for businesses without an industry.
    { value: 'none', label: '(Not available)' },
  ],
}
