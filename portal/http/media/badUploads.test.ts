import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import OSS from 'ali-oss'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeStray } from '#portal/engine/media/removeStray.ts'
import { sqliteInMemory } from '#portal/storage/db/testing/databases.ts'
import { diskStore } from '#portal/storage/objects/diskStore.ts'
import { signatureV1 } from '#portal/storage/objects/signatureV1.ts'
import type { UploadModel } from '#portal/storage/objects/uploadToken.ts'
import { pictureOf } from '#portal/testing/pictureOf.ts'
import {
  type Answer,
  PASSWORD,
  type PortalBench,
  portalBench,
} from '#portal/testing/portalBench.ts'
import { wholePng } from '#portal/testing/wholePng.ts'

const DAY = 86_400_000
const text = (content: string) => new TextEncoder().encode(content)
const sample = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../mocks/samples', name)))
const unhurried = { rest: async () => {}, isOver: () => false }

/** What every way of sending something bad is held to: told in words, nothing stored, nothing overwritten. */
describe('bad uploads, by the real SDK over a real server to the store on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bad-uploads-'))
  let ahead = 0
  const clock = () => new Date(Date.now() + ahead)
  const store = diskStore({ folder, bucket: 'masthead', endpoint: 'http://portal.test', clock })
  let bench: PortalBench
  let server: ReturnType<typeof serve>
  let origin = ''
  beforeAll(async () => {
    bench = await portalBench(sqliteInMemory(), { store, clock })
    await new Promise<void>((done) => {
      server = serve({ fetch: bench.portal.app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
        done(),
      )
    })
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.close()
    await bench.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const tokenOf = async (username = 'wang'): Promise<UploadModel> => {
    const { data } = await bench.call('POST', 'index/login', { username, password: PASSWORD })
    const answer = await bench.call('GET', '/api/portal/oss/token', undefined, {
      'x-token': data.token,
      ticket: data.ticket,
    })
    return answer.data.model
  }
  const sdk = ({ AccessKeyId, AccessKeySecret, StsToken, bucket }: UploadModel) =>
    new OSS({
      ...{ accessKeyId: AccessKeyId, accessKeySecret: AccessKeySecret, stsToken: StsToken },
      ...{ bucket, region: 'oss-embedded', endpoint: origin, sldEnable: true },
      ...{ refreshSTSToken: async () => ({}) as never, refreshSTSTokenInterval: DAY },
    })
  let count = 0
  const keyIn = ({ uploadPath }: UploadModel, ending: string) =>
    `${uploadPath}${1_795_000_000_000 + ++count}.${ending}`
  const report = (key: string, name = 'a.png'): Promise<Answer> =>
    bench.editor(
      'POST',
      'material/uploaded',
      { url: `http://portal.test/masthead/${key}`, name },
      {
        'accept-language': 'zh-CN',
      },
    )
  const stored = async () => (await store.list('', {})).objects.map(({ key }) => key)
  const bytesAt = async (key: string) =>
    new Uint8Array(
      await new Response((await store.get(key))?.body as BodyInit | undefined).arrayBuffer(),
    )
  const refusedBy = (sending: Promise<unknown>) =>
    sending.then(
      () => 'taken',
      (error: { readonly code?: string }) => error.code,
    )

  const program = Uint8Array.from([0x4d, 0x5a, 0x90, ...new Uint8Array(500)])
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const cover = sample('pictures/avatar-1.jpg')
  test.each<[string, Uint8Array, string, RegExp]>([
    [
      'a picture of 400 megapixels in a few bytes',
      pictureOf(20_000, 20_000),
      'png',
      /20000 × 20000 像素/,
    ],
    ['a program called a picture', program, 'png', /可执行程序/],
    ['a sound called a picture', sample('media/sound.mp3'), 'png', /内容与扩展名 \.png 不符/],
    ['half a picture', cover.slice(0, cover.length / 2), 'jpg', /文件不完整/],
    ['0 bytes', new Uint8Array(0), 'png', /0 字节/],
    ['an SVG with a script', text(script), 'svg', /不能上传 SVG/],
    ['an SVG called a picture', text(script), 'png', /不能上传 SVG/],
    [
      'a page at the key of a picture',
      text('<!doctype html><html><script>x</script>'),
      'png',
      /网页/,
    ],
  ])('%s is told, and gone', async (_, bytes, ending, words) => {
    const token = await tokenOf()
    const key = keyIn(token, ending)
    const before = await stored()
    await sdk(token).put(key, Buffer.from(bytes))
    const { code, message } = await report(key)
    expect([code, message]).toEqual([40001, expect.stringMatching(words)])
    expect(await stored()).toEqual(before)
    expect(await bench.portal.records().count('material', { url: `/masthead/${key}` })).toBe(0)
  })

  test('what stands at a key stays, whoever sends what there', async () => {
    const token = await tokenOf()
    const key = keyIn(token, 'png')
    const picture = wholePng(60, 40)
    await sdk(token).put(key, Buffer.from(picture))
    expect((await report(key)).code).toBe(20000)
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    // Oneself with the next token, somebody else, at once or in parts.
    expect(await refusedBy(sdk(await tokenOf()).put(key, page))).toBe('FileAlreadyExists')
    expect(await refusedBy(sdk(await tokenOf('boss')).put(key, page))).toBe('AccessDenied')
    const parts = Buffer.alloc(300 * 1024, 7)
    const inParts = sdk(token).multipartUpload(key, parts, { partSize: 100 * 1024 })
    expect(await refusedBy(inParts)).toBe('FileAlreadyExists')
    expect(await bytesAt(key)).toEqual(picture)
  })

  test('nobody takes up what another person sent', async () => {
    const token = await tokenOf('boss')
    const key = keyIn(token, 'png')
    await sdk(token).put(key, Buffer.from(wholePng(61, 40)))
    const { code, message } = await report(key)
    expect([code, message]).toEqual([40001, expect.stringMatching(/只能登记自己上传/)])
    expect(await store.head(key)).not.toBeNull()
  })

  test('10 GB are refused by what they announce, at once and in parts, and nothing of them lies there', async () => {
    const token = await tokenOf()
    const before = await stored()
    const key = keyIn(token, 'mp4')
    expect(await announced(token, key, '', 10 * 1024 ** 3)).toMatch(/EntityTooLarge/)
    const { uploadId } = await sdk(token).initMultipartUpload(key)
    const far = `partNumber=10000&uploadId=${uploadId}`
    expect(await announced(token, key, far, 1024 ** 2)).toMatch(/EntityTooLarge/)
    expect(await stored()).toEqual(before)
    await sdk(token).abortMultipartUpload(key, uploadId)
  })

  /** Sends a head alone: what answers it has not waited for the body. */
  async function announced(token: UploadModel, key: string, query: string, length: number) {
    const date = new Date().toUTCString()
    const headers = new Headers({
      ...{ 'x-oss-date': date, 'x-oss-security-token': token.StsToken },
      'content-type': 'application/octet-stream',
    })
    const asked = { method: 'PUT', bucket: token.bucket, key, headers }
    const signed = await signatureV1(
      token.AccessKeySecret,
      { ...asked, query: new URLSearchParams(query) },
      date,
    )
    return new Promise<string>((done, failed) => {
      const sending = ask(
        `${origin}/${token.bucket}/${key}${query && `?${query}`}`,
        {
          method: 'PUT',
          headers: {
            ...Object.fromEntries(headers),
            authorization: `OSS ${token.AccessKeyId}:${signed}`,
            'content-length': length,
          },
        },
        async (answer) => {
          let body = ''
          for await (const piece of answer) body += piece
          sending.destroy()
          done(body)
        },
      )
      sending.on('error', failed)
      sending.flushHeaders()
    })
  }

  test('a token that runs out in the middle ends there; with the next one the same upload goes on', async () => {
    const token = await tokenOf()
    const key = keyIn(token, 'mp3')
    const { uploadId } = await sdk(token).initMultipartUpload(key)
    const part = (of: UploadModel, number: number) =>
      sdk(of).uploadPart(
        key,
        uploadId,
        number,
        Buffer.alloc(150 * 1024, number) as never,
        0,
        150 * 1024,
      )
    await part(token, 1)
    ahead = 2 * 3_600_000
    try {
      const late = await refusedBy(part(token, 2))
      expect(late).toMatch(/SecurityTokenExpired|InvalidAccessKeyId|RequestTimeTooSkewed/)
      expect(await store.head(key)).toBeNull()
      expect((await store.listParts(key, uploadId)).map(({ number }) => number)).toEqual([1])
    } finally {
      ahead = 0
    }
    await part(await tokenOf(), 2)
    expect((await store.listParts(key, uploadId)).map(({ number }) => number)).toEqual([1, 2])
    await sdk(token).abortMultipartUpload(key, uploadId)
  })

  test('what was deleted from the library is gone from the disk after the days of the bin, with all drawn of it', async () => {
    const token = await tokenOf()
    const key = keyIn(token, 'png')
    const small = key.replace('.png', '.small.webp')
    await sdk(token).put(key, Buffer.from(wholePng(62, 40)))
    const { data } = await report(key)
    await store.put(small, cover, { type: 'image/webp' })
    const { id, version } = data.material
    expect((await bench.editor('DELETE', `material/${id}`, { version })).code).toBe(20000)
    const nightIn = async (days: number) => {
      ahead = days * DAY
      await removeStray(bench.portal.context, unhurried)
      ahead = 0
    }
    await nightIn(29)
    expect([await store.head(key), await store.head(small)]).not.toContain(null)
    await nightIn(31)
    expect([await store.head(key), await store.head(small)]).toEqual([null, null])
    const gone = bench.portal.context.database.db
      .selectFrom('material')
      .select('id')
      .where('id', '=', id)
    expect(await gone.execute()).toEqual([])
  })
})
