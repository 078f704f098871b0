import { expect, it } from 'vitest'
import { dragVerdict } from './dragVerdict'

it.each<[what: string, types: string[], accept: string | string[] | undefined, verdict: string]>([
  ['any file where any is taken', ['application/zip'], undefined, 'accept'],
  ['a file of the type', ['text/csv'], 'text/csv', 'accept'],
  ['a file of another type', ['application/pdf'], 'text/csv', 'reject'],
  ['a file of the group', ['image/png'], 'image/*', 'accept'],
  ['two files', ['text/csv', 'text/csv'], '.csv', 'reject'],
  ['a file beside what systems leave in folders', ['', 'text/csv'], '.csv', 'accept'],
  ['two pictures beside it', ['', 'image/png', 'image/png'], 'image/*', 'reject'],
  ['a table by its ending, whatever the system calls it', ['application/vnd.ms-excel'], '.csv', 'accept'],
  ['a picture for a table', ['image/png'], '.csv', 'reject'],
  ['a table for a picture', ['text/csv'], ['.png', '.svg'], 'reject'],
  ['one of several endings', ['image/png'], '.csv, .png', 'accept'],
  ['a file of which nothing is told', [''], '.csv', 'accept'],
  ['nothing told at all', [], '.csv', 'accept'],
])('of %s', (_what, types, accept, verdict) => {
  expect(dragVerdict(types, accept)).toBe(verdict)
})
