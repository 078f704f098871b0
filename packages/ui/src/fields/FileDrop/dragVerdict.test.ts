import { expect, it } from 'vitest'
import { dragVerdict } from './dragVerdict'

it.each<[what: string, types: string[], accept: string | string[] | undefined, verdict: string]>([
  ['any file where any is taken', ['application/zip'], undefined, 'accept'],
  ['a file of the type', ['text/csv'], 'text/csv', 'accept'],
  ['a file of another type', ['application/pdf'], 'text/csv', 'reject'],
  ['a file of the group', ['image/png'], 'image/*', 'accept'],
  ['two files', ['text/csv', 'text/csv'], '.csv', 'reject'],
  ['a file beside a hidden system file', ['', 'text/csv'], '.csv', 'accept'],
  ['two images beside a hidden system file', ['', 'image/png', 'image/png'], 'image/*', 'reject'],
  ['a CSV file reported as a spreadsheet', ['application/vnd.ms-excel'], '.csv', 'accept'],
  ['an image where CSV is accepted', ['image/png'], '.csv', 'reject'],
  ['a CSV file where images are accepted', ['text/csv'], ['.png', '.svg'], 'reject'],
  ['one of several extensions', ['image/png'], '.csv, .png', 'accept'],
  ['a file of unknown type', [''], '.csv', 'accept'],
  ['no file types at all', [], '.csv', 'accept'],
])('of %s', (_what, types, accept, verdict) => {
  expect(dragVerdict(types, accept)).toBe(verdict)
})
