import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

/** The texts of the catalogue, with the file each belongs to. */
const copy = read('docs/copy.md')
  .split('\n')
  .flatMap((line) => {
    const [, text, file] = /^\| (.*) \| [^|]* \| (\S+) \|$/.exec(line) ?? []
    return text === undefined || file === undefined ? [] : [{ text, file }]
  })

/** The specification's texts as the catalogue writes them; `{…}` stands for a value. */
const specifiedTexts = [
  // Frame
  ...['Analytics', 'Businesses', 'Products', 'Capital', 'Tools', 'Marketing', 'Reporting', 'Data share', 'Developer'],
  ...['Playground', 'Settings', 'Sandbox', 'Log out', 'Switch to Production', 'Switch to Sandbox', 'Search...'],
  ...['404: Page not found', 'The page you are trying to view does not exist', '(Canada)', '(Not available)'],
  // Notifications
  ...['Unread', 'Read', 'Mark all read', 'You have no {state} notifications', 'Unable to fetch notifications'],
  ...['Failed to mark all read', '{…} failed to deliver', '{…} was added as {…}', 'Showing {…} to {…}'],
  ...['Manual datashare upload failed', 'S3 datashare upload failed'],
  ...['Bank account datashare missing', 'Sales datashare missing'],
  // Errors
  'Your session has expired. Please refresh the page.',
  'Something went wrong on our end. We are looking into it!',
  'Something went wrong on our end. Please try again.',
  ...['Partner configuration not found', 'No organization found', 'No partner was found for the given ID'],
  // Date ranges and estimates
  ...['Today', 'All time', 'Past week', '1 month', '3 months', '1 year', 'Custom'],
  ...['a few minutes', 'about {…} minutes', 'about 1 hour', 'several hours', 'Push (normal)', 'Pull (sync)'],
  // Fields
  ...['Required', 'Invalid', 'Color must be a valid hex code', 'Please enter a valid year.'],
  ...['Please enter a valid month (1-12).', 'Please enter a valid day for {about}.', 'Too many files'],
  ...['Date must be greater than or equal to today.', 'File type must be {about}'],
  ...['File is larger than {about} bytes', 'File is smaller than {about} bytes'],
  ...['Checking account', 'Savings account', 'Bank transfer', 'Wire'],
]

it.each(specifiedTexts)('keeps the specified text "%s"', (specified) => {
  expect(copy.map(({ text }) => text)).toContain(specified)
})

type Rule = readonly [discouraged: RegExp, preferred: string]

/** Wording to avoid everywhere: texts, contract and documentation. */
const everywhere: readonly Rule[] = [
  [/\bhand(ed|s|ing)? in\b/i, 'submit'],
  [/\bbegun\b|\bbegins?\b/i, 'start'],
  [/\bat present\b|\bat once\b|\banew\b|\bfrom now on\b|\bfrom then on\b/i, 'now, immediately, again, after that'],
  [/\bmeanwhile\b|\bin between\b/i, 'name what happened'],
  [/\bmails?\b(?! (server|catcher))|\be-mails?\b/i, 'email'],
  [/\btold\b/i, 'notified, reported, shown'],
  [/\bwhoever\b|\bsomebody\b|\bnobody\b/i, 'someone, no one, you, the business'],
  [/\bby hand\b|\bby itself\b|\bas delivered\b/i, 'manually, automatically, default'],
  [/\brepair(s|ed|ing)?\b|\bmend(s|ed)?\b/i, 'fix'],
  [/\bpay-offs?\b/i, 'payoff'],
  [/\btrading name\b/i, 'DBA name'],
  [/\bany ?more\b/i, 'no longer'],
  [/\bsuffices?\b/i, 'is enough, exceeds'],
  [/\bby kind\b|\bkinds of\b/i, 'by type, types of'],
]

/** Wording to avoid in texts only; the contract and the documentation may explain a term with it. */
const onScreen: readonly Rule[] = [
  [/\bshare of sales\b/i, 'holdback'],
  [/\btotal repayment\b|\bpurchased receivables\b|\btotal to repay\b/i, 'payback amount'],
  [/\b(is|was|are|were) (made|taken)\b/i, 'created, accepted'],
  [/\bno (\w+ )?matches$/i, '"No businesses match these filters"'],
  [/\bpictures?\b/i, 'image'],
  [/\bwhatever\b/i, 'any, regardless of'],
]

const exceptions: readonly { where: RegExp; discouraged: RegExp; why: string }[] = [
  {
    where: /^(openapi\/dashboard\/data-share\.yaml|docs\/decisions\/(server|integrations)\.md)$/,
    discouraged: /repair/i,
    why: 'A repair is a resource of the contract (`repairs_event_id`); screens say "fix".',
  },
  { where: /^packages\/ui\/src\/data\/naics\.md$/, discouraged: /repair/i, why: 'A NAICS sector is called "Repair".' },
]

const files = execFileSync('git', ['ls-files', '*.md', 'openapi/*.yaml'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  // The guides list discouraged words, and the catalogue and the origins are generated.
  .filter((file) => !/^(CONTEXT|docs\/(voice|copy|contract-origins))\.md$/.test(file))

const findingsIn = (file: string, text: string, rules: readonly Rule[]): string[] =>
  rules.flatMap(([discouraged, preferred]) => {
    const [words] = discouraged.exec(text) ?? []
    const isException = exceptions.some(
      (exception) => exception.where.test(file) && exception.discouraged.test(words ?? ''),
    )
    return words === undefined || isException ? [] : [`${file}: "${words}" in "${text.trim()}" → ${preferred}`]
  })

it('uses the preferred wording in every text', () => {
  expect(copy.flatMap(({ file, text }) => findingsIn(file, text, [...everywhere, ...onScreen]))).toEqual([])
})

it.each(files)('uses the preferred wording in %s', (file) => {
  expect(
    read(file)
      .split('\n')
      .flatMap((line) => findingsIn(file, line, everywhere)),
  ).toEqual([])
})
