/** How the lists ask for businesses without an industry. */
export const noIndustry = 'none'
