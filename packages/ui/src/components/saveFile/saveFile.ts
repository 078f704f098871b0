/** Hands a file to the browser, which asks where to keep it or keeps it where it always does. */
export function saveFile({ blob, fileName }: { blob: Blob; fileName: string }): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers read the address after the press is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
