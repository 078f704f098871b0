/** Downloads a file. */
export function saveFile({ blob, fileName }: { blob: Blob; fileName: string }): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers read the URL only after the event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
