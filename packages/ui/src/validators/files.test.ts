import { describe, expect, it } from 'vitest'
import { acceptsFile, type FileRules, MAX_UPLOAD_BYTES, rejectFiles } from './index'

const file = (name: string, size = 10, type = 'text/csv') => ({ name, size, type })

it.each<[what: string, files: ReturnType<typeof file>[], rules: FileRules, message: string | undefined]>([
  ['one file', [file('a.csv')], {}, undefined],
  ['nothing', [], {}, undefined],
  ['nothing where a file is needed', [], { isRequired: true }, 'Required'],
  ['10 MB', [file('a.csv', 10_485_760)], {}, undefined],
  ['one byte more', [file('a.csv', 10_485_761)], {}, 'File is larger than 10485760 bytes'],
  ['another limit', [file('a.csv', 101)], { maxBytes: 100 }, 'File is larger than 100 bytes'],
  ['an overridden limit above 10 MB', [file('a.csv', 10_485_761)], { maxBytes: 20_000_000 }, undefined],
  ['an empty file', [file('a.csv', 0)], {}, undefined],
  ['too little', [file('a.csv', 4)], { minBytes: 5 }, 'File is smaller than 5 bytes'],
  ['just enough', [file('a.csv', 5)], { minBytes: 5 }, undefined],
  ['two files', [file('a.csv'), file('b.csv')], {}, 'Too many files'],
  ['two files of which one fits', [file('a.csv'), file('b.exe')], { accept: '.csv' }, 'Too many files'],
  ['one file beside what systems leave', [file('.DS_Store'), file('Thumbs.db'), file('a.csv')], {}, undefined],
  ['only what systems leave', [file('.DS_Store')], { isRequired: true }, 'Required'],
  ['another ending', [file('a.txt')], { accept: ['.csv'] }, 'File type must be .csv'],
  [
    'none of several',
    [file('a.pdf', 1, 'application/pdf')],
    { accept: 'image/*, .csv' },
    'File type must be one of image/*, .csv',
  ],
  ['a wrong type before its size', [file('a.txt', 11)], { accept: '.csv', maxBytes: 10 }, 'File type must be .csv'],
])('of %s says what is wrong', (_what, files, rules, message) => {
  const sorted = rejectFiles(files, rules)
  expect(sorted.message).toBe(message)
  expect(sorted.accepted.length + sorted.rejected.length).toBe(
    files.filter(({ name }) => name !== '.DS_Store' && name !== 'Thumbs.db').length,
  )
  expect(sorted.accepted.length).toBeLessThanOrEqual(1)
})

it('returns every reason to reject a file, as code and message', () => {
  const picture = file('a.png', MAX_UPLOAD_BYTES + 1, 'image/png')
  expect(rejectFiles([picture], { accept: '.csv' }).rejected).toEqual([
    {
      file: picture,
      codes: ['fileType', 'fileTooLarge'],
      messages: ['File type must be .csv', 'File is larger than 10485760 bytes'],
    },
  ])
})

describe('the accept attribute', () => {
  it.each<[name: string, type: string, accept: FileRules['accept'], isAccepted: boolean]>([
    ['a.csv', 'text/csv', '.csv', true],
    ['A.CSV', '', '.csv', true],
    ['a.csv', '', '.CSV', true],
    ['a.csv', 'text/csv', 'text/csv', true],
    ['a.csv', 'TEXT/CSV', 'text/csv', true],
    ['a.csv', 'text/csv;charset=utf-8', 'text/csv', true],
    ['a.csv', 'application/vnd.ms-excel', 'text/csv', false],
    ['a.csv', 'application/vnd.ms-excel', 'text/csv,.csv', true],
    ['a.png', 'image/png', 'image/*', true],
    ['a.png', 'image/png', ' application/pdf , image/* ', true],
    ['a.png', 'imageother/png', 'image/*', false],
    ['a.png', '', 'image/*', false],
    ['csv', '', '.csv', false],
    ['a.csv.exe', '', '.csv', false],
    ['a.tar.gz', '', '.tar.gz', true],
    ['a.anything', '', undefined, true],
    ['a.anything', '', '', true],
    ['a.anything', '', [], true],
  ])('%s of type %j under %j: %j', (name, type, accept, isAccepted) => {
    expect(acceptsFile({ name, type }, accept)).toBe(isAccepted)
  })
})
