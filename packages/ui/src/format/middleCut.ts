/** Cuts the middle out of a long text, such as a file name, whose end tells it apart from others. */
export function formatMiddleCut(text: string, maxCharacters = 28): string {
  const characters = [...text]
  if (characters.length <= maxCharacters) return text
  const end = Math.ceil((maxCharacters - 1) / 2)
  return `${characters.slice(0, maxCharacters - 1 - end).join('')}…${characters.slice(-end).join('')}`
}
