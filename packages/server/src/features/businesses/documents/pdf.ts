import PDFDocument from 'pdfkit'
import type { ProductDocument } from './productDocument'

const margin = 54
const pageWidth = 612
const pageHeight = 792
const width = pageWidth - 2 * margin
const bottom = pageHeight - margin - 18
const [small, body, large] = [8, 10, 18]
const [rowGap, columnGap] = [7, 6]
const labelWidth = 170
/** Widths of the columns Date, Entry, Principal, Fee, Amount, Balance. */
const columnWidths = [64, 142, 88, 62, 74, 74]

const otherThanWinAnsi = /[^\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

/** The standard PDF fonts have Windows-1252 characters only: others lose their accents or become question marks. */
export const printable = (text: string) =>
  text.normalize('NFC').replace(otherThanWinAnsi, (character) => {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '')
    return plain !== character && !plain.match(otherThanWinAnsi) ? plain : '?'
  })

type Pdf = InstanceType<typeof PDFDocument>

function drawFacts(pdf: Pdf, facts: ProductDocument['facts']): void {
  for (const [label, value] of facts) {
    const y = pdf.y
    pdf.font('Helvetica').fillColor('#555').text(printable(label), margin, y, { width: labelWidth })
    const isTotal = label === 'Payoff amount' || label === 'Closing balance'
    pdf.font(isTotal ? 'Helvetica-Bold' : 'Helvetica').fillColor('#000')
    pdf.text(printable(value), margin + labelWidth, y, { width: width - labelWidth })
    pdf.y += 4
  }
}

const cellWidth = (index: number) => (columnWidths[index] ?? 60) - columnGap

/** Height of a row, whose longest cell can wrap. */
function heightOf(pdf: Pdf, cells: readonly string[]): number {
  const heights = cells.map((cell, index) => pdf.heightOfString(printable(cell), { width: cellWidth(index) }))
  return Math.max(...heights) + rowGap
}

function drawRow(pdf: Pdf, cells: readonly string[], isNumeric: readonly boolean[]): void {
  let x = margin
  const y = pdf.y
  const height = heightOf(pdf, cells)
  for (const [index, cell] of cells.entries()) {
    pdf.text(printable(cell), x, y, { width: cellWidth(index), align: isNumeric[index] ? 'right' : 'left' })
    x += cellWidth(index) + columnGap
  }
  pdf.y = y + height
}

function drawTable(pdf: Pdf, { titles, rows, isNumeric }: NonNullable<ProductDocument['table']>): void {
  const head = () => {
    pdf.font('Helvetica-Bold').fontSize(small)
    drawRow(pdf, titles, isNumeric)
    pdf
      .moveTo(margin, pdf.y - 4)
      .lineTo(pageWidth - margin, pdf.y - 4)
      .lineWidth(0.5)
      .stroke('#999')
    pdf.font('Helvetica').fontSize(small).fillColor('#000')
  }
  head()
  for (const row of rows) {
    if (pdf.y + heightOf(pdf, row) > bottom) {
      pdf.addPage()
      head()
    }
    drawRow(pdf, row, isNumeric)
  }
}

function drawFooters(pdf: Pdf, text: string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page)
    // Text below the bottom margin would start a new page.
    pdf.page.margins.bottom = 0
    pdf.font('Helvetica').fontSize(small).fillColor('#555')
    pdf.text(`${printable(text)} · Page ${page + 1} of ${count}`, margin, pageHeight - margin, {
      width,
      lineBreak: false,
    })
  }
}

/** A document as a PDF file in US letter format. */
export function toPdf({ title, issuer, preparedOn, facts, paragraphs, table }: ProductDocument): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [pageWidth, pageHeight],
    margin,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: issuer, CreationDate: new Date(`${preparedOn}T00:00:00Z`) },
  })
  const done = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.font('Helvetica').fontSize(body).fillColor('#555').text(printable(issuer))
  pdf.font('Helvetica-Bold').fontSize(large).fillColor('#000').text(title)
  pdf.moveDown(0.8).fontSize(body)
  drawFacts(pdf, facts)
  pdf.moveDown(0.8).font('Helvetica')
  for (const paragraph of paragraphs) pdf.text(printable(paragraph), margin, pdf.y, { width }).moveDown(0.6)
  if (table) drawTable(pdf.moveDown(0.4), table)
  drawFooters(pdf, `${issuer} · ${title}`)
  pdf.end()
  return done
}
