import { describe, expect, it } from 'vitest'
import { fakeApi, refusal } from '../testing/fakeApi'
import { asFile, fileNameIn, unwrapFile } from './download'

describe('fileNameIn', () => {
  it.each([
    ['attachment; filename="offers 2026.csv"', 'offers 2026.csv'],
    ['attachment; filename=offers.csv', 'offers.csv'],
    ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
    ['attachment; filename="Qu_bec.csv"; filename*=UTF-8\'\'Qu%C3%A9bec.csv', 'Québec.csv'],
    ['attachment; filename="plain.csv"; filename*=UTF-8\'\'%E0%A4%A.csv', 'plain.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\offers.csv"', 'offers.csv'],
    ['attachment', undefined],
    ['attachment; filename=""', undefined],
    ['', undefined],
  ])('reads %s', (disposition, name) => {
    expect(fileNameIn(disposition)).toBe(name)
  })
})

describe('unwrapFile', () => {
  const path = '/marketing/offer_csvs/{id}/file'
  const download = (answer: Response) => {
    const api = fakeApi({ [`GET ${path}` as const]: answer })
    return unwrapFile(api.http.GET(path, { params: { path: { id: 'csv_1' } }, ...asFile }), 'offers.csv')
  }

  it('returns the file unchanged, including its byte order mark, with its name', async () => {
    const headers = { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="acme.csv"' }
    const { blob, fileName } = await download(new Response('\ufeffBusiness\r\n', { headers }))
    expect(fileName).toBe('acme.csv')
    expect(new Uint8Array(await blob.arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  })

  it('has a default name', async () => {
    expect((await download(new Response('Business'))).fileName).toBe('offers.csv')
  })

  it('parses an error in place of a file', async () => {
    await expect(download(refusal(409, { code: 'not_completed' }))).rejects.toMatchObject({
      kind: 'conflict',
      code: 'not_completed',
    })
  })
})
