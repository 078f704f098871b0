/** Generates the documentation of environment variables and `.env.example`. */

/** @typedef {Record<string, { means: string, without: string }>} Variables */

const [start, end] = [
  '<!-- variables: written by npm run generate from packages/server/src/platform/variables.json -->',
  '<!-- /variables -->',
]

/** @param {string} page @param {Variables} variables */
export function withVariables(page, variables) {
  const rows = Object.entries(variables).map(([name, { means, without }]) => `| \`${name}\` | ${means} | ${without} |`)
  const table = ['| variable | meaning | default |', '|---|---|---|', ...rows].join('\n')
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error('The page has no marker for the variables.')
  return `${page.slice(0, from + start.length)}\n\n${table}\n\n${page.slice(to)}`
}

/** @param {Variables} variables */
export const envExample = (variables) =>
  `# Copy to .env and uncomment what you need, then start with \`node --env-file=.env dist/server/main.js\` or \`docker run --env-file .env …\`.
# Written by \`npm run generate\`.\n\n${Object.entries(variables)
    .map(([name, { means, without }]) => `# ${capitalized(plain(means))}. Default: ${plain(without)}.\n#${name}=\n`)
    .join('\n')}`

const plain = (text) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '')
const capitalized = (text) => text[0].toUpperCase() + text.slice(1)
