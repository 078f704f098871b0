import Papa from 'papaparse'

export interface ReadCsv {
  headers: string[]
  /** First rows, for the preview. */
  rows: string[][]
  rowCount: number
  encoding: Encoding
  /** The file converted to UTF-8, if it had another encoding. */
  utf8?: Blob
  /** Why the file can't be uploaded. */
  problem?: string
}

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

const shownRows = 5
/** Maximum rows per file, as on the server. */
const maxRows = 250_000
/** Headers are part of the upload URL. */
const maxHeaderLength = 250

/** The line by which a file tells spreadsheets its separator. */
const separatorLine = /^"?sep=([,;\t|])"?(?=[\r\n])/i

/** Parses a file like the server: same separators, skipped rows and errors. */
export function readCsv(bytes: ArrayBuffer): ReadCsv {
  const { text: whole, encoding } = decode(bytes)
  // Leaves a blank line, so that errors name the rows of the file.
  const text = whole.replace(separatorLine, '')
  const nothing = { headers: [], rows: [], rowCount: 0, encoding }
  if (text.trim() === '') return { ...nothing, problem: 'The file is empty.' }

  let headers: string[] | undefined
  const rows: string[][] = []
  let rowCount = 0
  let line = 0
  let badLine: number | undefined
  Papa.parse<string[]>(text, {
    delimiter: separatorLine.exec(whole)?.[1] ?? delimiterOf(whole),
    step: ({ data, errors }, parser) => {
      line += 1
      if (errors.some(({ type }) => type === 'Quotes')) {
        badLine = line
        parser.abort()
        return
      }
      if (data.length === 1 && data[0]?.trim() === '' && headers === undefined) return
      if (headers === undefined) {
        headers = data.map((header) => header.trim())
        return
      }
      if (data.every((cell) => cell.trim() === '')) return
      rowCount += 1
      if (rows.length < shownRows) rows.push(data.map((cell) => plain(cell).trim()))
      if (rowCount > maxRows) parser.abort()
    },
  })
  const result = { headers: headers ?? [], rows, rowCount, encoding }
  const problem = badLine === undefined ? problemOf(result) : `Row ${badLine} has an unmatched quotation mark.`
  return { ...result, problem, utf8: encoding === 'UTF-8' ? undefined : new Blob([whole], { type: 'text/csv' }) }
}

/** Removes the apostrophe that downloaded files have against formula injection. */
const plain = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

function problemOf({ headers, rowCount }: Pick<ReadCsv, 'headers' | 'rowCount'>): string | undefined {
  if (rowCount === 0) return 'The file has no data rows.'
  if (rowCount > maxRows)
    return `The file has more than ${maxRows.toLocaleString('en-US')} rows. Split it and try again.`
  const repeated = headers.find((name, index) => name !== '' && headers.indexOf(name) !== index)
  if (repeated !== undefined) return `The column ${repeated} appears twice. Rename one and choose the file again.`
  if (headers.some((header) => header.length > maxHeaderLength))
    return 'A column name is longer than 250 characters. Check that the first line is the header.'
  return undefined
}

/** The most frequent of comma, semicolon and tab in the first line. */
function delimiterOf(text: string): string {
  const firstLine = text.slice(0, text.search(/\r|\n|$/))
  return [',', ';', '\t'].reduce((best, candidate) =>
    firstLine.split(candidate).length > firstLine.split(best).length ? candidate : best,
  )
}

/** Decodes a file. Spreadsheets often don't export UTF-8. */
function decode(bytes: ArrayBuffer): { text: string; encoding: Encoding } {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { text: new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes), encoding: 'UTF-16' }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}
