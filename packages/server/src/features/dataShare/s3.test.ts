import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openS3Double, type S3Double } from '../../testing/s3Double'
import { problemOf } from '../../testing/testApp'
import { csvOf, fernway, validRow, withUploads } from '../../testing/withUploads'

const dataDir = join(import.meta.dirname, '../../../../../.cache', `data-share-${process.pid}`)
const { test, mine, get, upload } = withUploads({ DATA_DIR: dataDir })

beforeAll(() => upload('businesses', csvOf([validRow.businesses(1)])))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('a bucket', () => {
  let s3: S3Double
  const keys = { access_key_id: 'AKIAFERNWAY', secret_access_key: 'the-secret' }
  const pages = { pageSize: 2 }
  beforeAll(async () => {
    s3 = await openS3Double(
      Object.assign(pages, {
        bucket: 'fernway-exports',
        accessKeyId: 'AKIAFERNWAY',
        secretAccessKey: 'the-secret',
      }),
    )
  })
  afterAll(() => s3.close())

  const post = (url: string, payload: object = {}) => mine(url, { method: 'POST', payload })
  const connect = (values: object = {}) =>
    post('/dataingestion/s3/dataset_integrations', {
      bucket: 'fernway-exports',
      region: 'us-east-1',
      prefix: 'capital/',
      endpoint: s3.endpoint,
      ...keys,
      ...values,
    })
  const tested = async () => (await mine('/dataingestion/s3/dataset_integrations/test', { method: 'POST' })).json()

  it('is connected with keys that are never returned, and tested', async () => {
    const connected = await connect()
    expect(connected.statusCode, connected.body).toBe(200)
    expect(connected.body).not.toContain('the-secret')
    expect(connected.json()).toMatchObject({ access: 'key', health: 'healthy' })
    expect(await tested()).toMatchObject({ is_ok: true, objects: [] })
    s3.objects.set('capital/sales/a.csv', csvOf([validRow.sales(40)]))
    expect(await tested()).toMatchObject({ is_ok: true, objects: ['capital/sales/a.csv'] })
    expect(s3.requests.at(-1)).toBe('GET capital/sales/a.csv')
    // The permission to list doesn't include reading.
    s3.denied.add('capital/sales/a.csv')
    expect(await tested()).toMatchObject({
      is_ok: false,
      code: 'AccessDenied',
      message: 'Files can be listed, but not read. Access was denied. Check the policy of the role or key.',
      objects: ['capital/sales/a.csv'],
    })
    s3.denied.clear()
    await connect({ secret_access_key: 'another' })
    expect(await tested()).toMatchObject({ is_ok: false, code: 'SignatureDoesNotMatch' })
    const [failing] = (await get('/dataingestion/s3/dataset_integrations')).results
    expect(failing.health).toBe('unhealthy')
    await connect({ bucket: 'nobodys-bucket' })
    expect(await tested()).toMatchObject({ is_ok: false, code: 'NoSuchBucket' })
    await connect()
  })

  it('provides new files once, over several pages, and reports failed ones', async () => {
    s3.objects.set('capital/sales/b.csv', csvOf([{ ...validRow.sales(41), sales_amount: 'much' }]))
    s3.objects.set('capital/sales/c.csv', csvOf([validRow.sales(42)]))
    s3.objects.set('capital/sales/notes.txt', 'not a CSV')
    s3.objects.set('capital/owners/d.csv', csvOf([validRow.owners(40)]))
    s3.objects.set('elsewhere/sales/e.csv', csvOf([validRow.sales(43)]))
    s3.requests.length = 0
    const run = () => post('/dataingestion/s3/run_dataset_ingestion', { dataset_type: 'sales' })
    const started = await run()
    expect(started.statusCode, started.body).toBe(202)
    await test.runJobs()
    expect(s3.requests).toEqual([
      'LIST capital/sales/',
      'LIST capital/sales/',
      ...['a', 'b', 'c'].map((name) => `GET capital/sales/${name}.csv`),
    ])
    const uploads = (await get('/dataingestion/s3/dataset_uploads')).results
    expect(
      uploads.map(({ file_name, status }: { file_name: string; status: string }) => `${file_name} ${status}`).sort(),
    ).toEqual(['a.csv completed', 'b.csv failed', 'c.csv completed'])
    const failed = uploads.find(({ status }: { status: string }) => status === 'failed')
    const results = await get(`/dataingestion/s3/dataset_upload_validation_results?event_id=${failed.event_id}`)
    expect(results.results).toMatchObject([{ column: 'sales_amount', code: 'invalid_decimal' }])
    const notifications = (await get('/web_notifications')).results
    expect(notifications.map(({ payload }: { payload: { event_id?: string } }) => payload.event_id)).toContain(
      failed.event_id,
    )

    await run()
    await test.runJobs()
    expect((await get('/dataingestion/s3/dataset_uploads')).results, 'nothing is fetched twice').toHaveLength(3)
    s3.objects.set('capital/sales/b.csv', csvOf([validRow.sales(41)]))
    await run()
    await test.runJobs()
    const again = (await get('/dataingestion/s3/dataset_uploads')).results
    expect(again, 'what was changed is new').toHaveLength(4)
  })

  it('is fetched on schedule', async () => {
    const before = await mine('/dataingestion/s3/dataset_ingestion_configs')
    const put = await mine('/dataingestion/s3/dataset_ingestion_configs', {
      method: 'PUT',
      headers: { 'if-match': String(before.headers.etag) },
      payload: {
        configs: [{ dataset_type: 'owners', enabled: true, schedule: 'hourly', file_format: 'csv', path: 'owners/' }],
      },
    })
    expect(put.statusCode, put.body).toBe(200)
    await test.database.query(
      sql`INSERT INTO jobs (kind, payload, run_at) VALUES ('minute', '{}', ${test.now().toISOString()})`,
    )
    s3.requests.length = 0
    await test.runJobs()
    const config = async () =>
      (await get('/dataingestion/s3/dataset_ingestion_configs')).results.find(
        ({ dataset_type }: { dataset_type: string }) => dataset_type === 'owners',
      )
    const first = await config()
    test.setNow(new Date(Math.max(Date.parse(first.next_run_at), test.now().getTime()) + 61_000))
    await test.runJobs()
    expect(s3.requests).toContain('GET capital/owners/d.csv')
    expect(await config()).toMatchObject({ last_run_status: 'completed' })
  })

  it('skips rejected and oversized files, and reports them', async () => {
    const key = (number: number) => `capital/sales/many-${String(number).padStart(4, '0')}.txt`
    pages.pageSize = 1000
    // More than a page, none of them CSV files.
    for (let number = 0; number < 1005; number += 1) s3.objects.set(key(number), '')
    s3.objects.set('capital/sales/n-denied.csv', csvOf([validRow.sales(44)]))
    s3.objects.set('capital/sales/o-large.csv', 'x'.repeat(10_485_761))
    s3.objects.set('capital/sales/p-last.csv', csvOf([validRow.sales(45)]))
    s3.denied.add('capital/sales/n-denied.csv')
    await post('/dataingestion/s3/run_dataset_ingestion', { dataset_type: 'sales' })
    await test.runJobs()
    const byName = async (name: string) =>
      (await get('/dataingestion/s3/dataset_uploads')).results.find(
        ({ file_name }: { file_name: string }) => file_name === name,
      )
    expect(await byName('p-last.csv')).toMatchObject({ status: 'completed' })
    const [latest] = (await get('/dataingestion/s3/dataset_uploads?dataset_type=sales')).results
    expect(await byName('o-large.csv')).toMatchObject({ status: 'failed', size_bytes: 10_485_761 })
    expect((await byName('o-large.csv')).error).toContain('larger than 10 MB')
    const configs = (await get('/dataingestion/s3/dataset_ingestion_configs')).results
    expect(configs.find(({ dataset_type }: { dataset_type: string }) => dataset_type === 'sales')).toMatchObject({
      last_run_status: 'failed',
      last_run_error: 'capital/sales/n-denied.csv: Access was denied. Check the policy of the role or key.',
      latest_upload: latest,
    })
    s3.denied.clear()
    await post('/dataingestion/s3/run_dataset_ingestion', { dataset_type: 'sales' })
    await test.runJobs()
    expect(await byName('n-denied.csv')).toMatchObject({ status: 'completed' })
    pages.pageSize = 2
    for (const name of s3.objects.keys()) if (/many-|o-large/.test(name)) s3.objects.delete(name)
  })

  it('has a failed run after repeated errors of the server, but stays healthy', async () => {
    await connect()
    await test.database.query(sql`UPDATE dataset_integrations SET health = 'healthy', keys_sealed = 'spoilt'`)
    await post('/dataingestion/s3/run_dataset_ingestion', { dataset_type: 'sales' })
    await test.database.query(sql`UPDATE jobs SET tries = 7 WHERE kind = 'fetch_s3'`)
    await test.runJobs()
    const configs: { dataset_type: string }[] = (await get('/dataingestion/s3/dataset_ingestion_configs')).results
    expect(configs.find(({ dataset_type }) => dataset_type === 'sales')).toMatchObject({
      last_run_status: 'failed',
      last_run_error: 'The server failed to read the bucket. Contact its operator.',
    })
    const [integration] = (await get('/dataingestion/s3/dataset_integrations')).results
    expect(integration).toMatchObject({ health: 'healthy' })
    await test.database.query(sql`DELETE FROM jobs`)
  })

  it('is a folder by default', async () => {
    const folder = join(dataDir, 'bucket', fernway, 'prod', 'sales')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'folder.csv'), csvOf([validRow.sales(50)]))
    const connected = await post('/dataingestion/s3/dataset_integrations', { bucket: 'my-folder', region: 'us-east-1' })
    expect(connected.json()).toMatchObject({ access: 'folder' })
    expect(await tested()).toMatchObject({ is_ok: true, objects: ['sales/folder.csv'] })
    await post('/dataingestion/s3/run_dataset_ingestion', { dataset_type: 'sales' })
    await test.runJobs()
    const uploads = (await get('/dataingestion/s3/dataset_uploads')).results
    expect(uploads.find(({ file_name }: { file_name: string }) => file_name === 'folder.csv')).toMatchObject({
      status: 'completed',
      accepted_count: 1,
    })
  })

  it("can't be in a private network if the server is public", async () => {
    test.config.allowsLoopback = false
    const refused = await connect({ endpoint: 'http://169.254.169.254' })
    test.config.allowsLoopback = true
    // A loopback URL saved earlier, and a host that resolves to it.
    for (const endpoint of [s3.endpoint, s3.endpoint.replace('127.0.0.1', 'localhost')]) {
      await connect({ endpoint })
      test.config.allowsLoopback = false
      expect(await tested(), endpoint).toMatchObject({ is_ok: false, code: 'PrivateNetwork' })
      test.config.allowsLoopback = true
      expect((await tested()).is_ok, endpoint).toBe(true)
    }
    expect(problemOf(refused)).toMatchObject({ status: 422, errors: [{ pointer: '/endpoint' }] })
  })

  it('can be in a private network at a host that the operator lists', async () => {
    test.config.allowsLoopback = false
    test.config.privateHosts = new Set([new URL(s3.endpoint).host])
    await connect({ endpoint: s3.endpoint })
    const listed = await tested()
    test.config.privateHosts = new Set()
    const unlisted = await tested()
    test.config.allowsLoopback = true
    expect([listed.is_ok, unlisted.code]).toEqual([true, 'PrivateNetwork'])
  })
})
