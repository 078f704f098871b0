/** Demo users and what each demonstrates. */
export const demoAccounts = {
  partner: {
    email: 'maya.ortiz@example.com',
    name: 'Maya Ortiz',
    role: 'admin',
    partner: 'harvest-pos',
    what: 'Maya Ortiz, admin of Harvest POS (restaurants)',
  },
  organization: {
    email: 'daniel.reyes@example.com',
    name: 'Daniel Reyes',
    role: 'admin',
    partner: null,
    what: 'Daniel Reyes, admin of Northgate Commerce, an organization with three partners',
  },
  canadian: {
    email: 'claire.tremblay@example.com',
    name: 'Claire Tremblay',
    role: 'admin',
    partner: 'maple-till',
    what: 'Claire Tremblay, admin of Maple Till (Canadian retail)',
  },
  new: {
    email: 'sam.okafor@example.com',
    name: 'Sam Okafor',
    role: 'admin',
    partner: 'fernway',
    what: 'Sam Okafor, admin of Fernway, a new partner without data',
  },
} as const

/** Name of the user who acts for a partner: its own, or the organization's. */
export const userOf = ({ slug }: { slug: string }): string =>
  (Object.values(demoAccounts).find(({ partner }) => partner === slug) ?? demoAccounts.organization).name
