import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { guardedFetch } from '#portal/outside/outbound/guardedFetch.ts'
import { aliyunVod } from '#portal/outside/vod/aliyunVod.ts'
import { fakeAliyunVod, KEY } from '#portal/outside/vod/testing/fakeAliyunVod.ts'
import { fromBase64Json, vodContract } from '#portal/outside/vod/vod.contract.ts'
import type { VodInfo, VodService, VodTicket } from '#portal/outside/vod/vod.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const film = new Uint8Array(
  readFileSync(join(import.meta.dirname, '../../../mocks/samples/media/film.mp4')),
)
const open: { close(): Promise<unknown> }[] = []
const bench = sharedBench()
afterAll(async () => {
  for (const one of open.splice(0)) await one.close()
})

const keyOf = ({ UploadAddress }: VodTicket) => fromBase64Json(UploadAddress).FileName as string

/** The calls of the portal as a service, in the session of an editor. */
const called: VodService = {
  create: ({ fileName, title }) => ask('createVideo', { FileName: fileName, Title: title }),
  refresh: (VideoId) => ask('RefreshUploadVideo', { VideoId }),
  async playInfo(VideoId) {
    const info = await ask<VodInfo>('getPlayInfo', { VideoId })
    const said = info.ErrorMessage as unknown as string
    return { ...info, ErrorMessage: said ? [said, said] : null }
  },
}
async function ask<T>(call: string, body: object): Promise<T> {
  const answer = await bench.editor('POST', `/uploadViod/${call}`, body, {
    'accept-language': 'zh',
  })
  if (answer.code !== 20000) throw Object.assign(new Error(answer.message), answer)
  return answer.data.model as T
}
const arrives = (ticket: VodTicket, bytes = film) =>
  bench.store.put(keyOf(ticket), bytes, { type: 'video/mp4' }).then(() => undefined)
const works = () => runQueued(bench.portal.context)

vodContract('the embedded service', async () => ({
  vod: called,
  arrived: arrives,
  transcoded: works,
}))
vodContract('Alibaba Cloud VOD, as a server that checks its signatures', async () => {
  const { vod, fake } = await real()
  const filmOf = ({ VideoId }: VodTicket) => fake.films.get(VideoId)!
  return {
    vod,
    arrived: async (ticket) => {
      filmOf(ticket).Status = 'UploadSucc'
    },
    transcoded: async (ticket) => {
      const stream = { Width: '96', Height: '64', Duration: '6.0', Size: '10372' }
      const far = 'https://vod.example.com'
      filmOf(ticket).played = {
        VideoBase: { Title: filmOf(ticket).Title, CoverURL: `${far}/cover.jpg` },
        PlayInfoList: {
          PlayInfo: [
            { PlayURL: `${far}/small.mp4`, Width: '48', Height: '32', Duration: '6.0', Size: '9' },
            { PlayURL: `${far}/large.mp4`, ...stream },
          ],
        },
      }
    },
  }
})

async function real(more: object = {}) {
  const fake = await fakeAliyunVod()
  open.push(fake)
  const outbound = guardedFetch({ allow: [new URL(fake.endpoint).host] })
  const vod = aliyunVod({
    ...{ ...KEY, endpoint: fake.endpoint, clock: () => new Date(), outbound },
    ...more,
  })
  return { fake, vod }
}
const WISH = { fileName: 'film.mp4', title: '导读', user: 'wang' }

describe('the embedded service', () => {
  test('takes a form as the known calls send it, and JSON alike', async () => {
    const form = new FormData()
    form.set('FileName', 'a.mp4')
    form.set('Title', '表单')
    form.set('TemplateGroupId', 'group')
    const token = await bench.call('POST', 'index/login', {
      ...{ username: 'wang', password: 'Correct-Horse-7' },
    })
    const headers = { 'x-token': token.data.token as string, ticket: token.data.ticket as string }
    const sent = (body: BodyInit) =>
      bench.portal.app.request(`${ORIGIN}/uploadViod/createVideo`, {
        method: 'POST',
        headers,
        body,
      })
    for (const body of [form, new URLSearchParams({ FileName: 'a.mp4', Title: '表单' })]) {
      const { data } = (await (await sent(body)).json()) as { data: VodTicket }
      expect(await called.playInfo(data.VideoId)).toMatchObject({ Title: '表单' })
    }
  })

  test('is for those who are signed in, and credentials for whoever began', async () => {
    const answer = await bench.call('POST', '/uploadViod/createVideo', { FileName: 'a.mp4' })
    expect(answer).toMatchObject({ code: 1002, status: 401 })
    const { VideoId } = await called.create(WISH)
    const others = await bench.admin('POST', '/uploadViod/RefreshUploadVideo', { VideoId })
    expect(others).toMatchObject({ code: 40400 })
  })

  test('a film the store would not take is refused before its first part', async () => {
    const film = { FileName: '长片.mp4', Title: '长片' }
    const asked = (gigabytes: number) =>
      bench.admin('POST', '/uploadViod/createVideo', { ...film, FileSize: gigabytes * 1024 ** 3 })
    expect(await asked(2)).toMatchObject({ code: 20000 })
    const answer = await asked(10)
    expect(answer.code).not.toBe(20000)
    expect(JSON.stringify(answer)).toContain('The film has 10 GB, 2 GB at most')
  })

  test.each([
    ['a renamed program', new Uint8Array(3000).fill(0x4d), /不是 mp4 视频/],
    ['half a film', film.slice(0, 6000), /不完整/],
    ['nothing', new Uint8Array(), /0 字节/],
  ])('refuses %s by its content, and leaves nothing of it in the store', async (_, bytes, why) => {
    const ticket = await called.create(WISH)
    await arrives(ticket, bytes)
    await called.playInfo(ticket.VideoId)
    await works()
    const info = await called.playInfo(ticket.VideoId)
    expect(info).toMatchObject({ Status: 'Failed', PlayURL: '' })
    expect(info.ErrorMessage?.[0]).toMatch(why)
    expect(await bench.store.head(keyOf(ticket))).toBeNull()
  })

  test('looks at a film once, however often it is asked', async () => {
    const ticket = await called.create(WISH)
    await arrives(ticket)
    await Promise.all([1, 2, 3].map(() => called.playInfo(ticket.VideoId)))
    const db = bench.portal.context.database.db
    const queued = db.selectFrom('job').selectAll().where('key', '=', `video:${ticket.VideoId}`)
    expect(await queued.execute()).toHaveLength(1)
    await works()
    expect(await queued.execute()).toMatchObject([{ status: 'done', title: '视频转码：导读' }])
  })

  test('takes a picture that was uploaded here as the cover, and none from elsewhere', async () => {
    const CoverURL = await bench.picture(950, 550)
    const ticket = await ask<VodTicket>('createVideo', { FileName: 'a.mp4', Title: 'a', CoverURL })
    await arrives(ticket)
    await called.playInfo(ticket.VideoId)
    await works()
    expect(await called.playInfo(ticket.VideoId)).toMatchObject({ CoverURL })
    const elsewhere = { FileName: 'a.mp4', CoverURL: 'https://example.com/a.png' }
    await expect(ask('createVideo', elsewhere)).rejects.toMatchObject({ code: 40001 })
  })

  test('draws the title as a cover where a film has none, and lets nothing in it run', async () => {
    const ticket = await called.create({ ...WISH, title: '<script>alert(1)</script> 导读' })
    await arrives(ticket)
    await called.playInfo(ticket.VideoId)
    await works()
    const { CoverURL } = await called.playInfo(ticket.VideoId)
    const answer = await bench.portal.app.request(CoverURL)
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    const drawn = await answer.text()
    expect(drawn).not.toContain('<script')
    expect(drawn).toContain('&#60;script')
  })
})

describe('a record with a film', () => {
  const saved = (trailer: object) =>
    bench.admin('POST', 'yongs/complete', { trailer }, { 'accept-language': 'zh' })
  const said = async (trailer: object) => (await saved(trailer)).data.errors.trailer

  test('takes one that lies in the own store, and nothing else for it', async () => {
    const ticket = await called.create(WISH)
    const url = `${ORIGIN}/masthead/${keyOf(ticket)}`
    expect(await said({ url, name: 'film.mp4' })).toMatch(/文件不存在/)
    await arrives(ticket, new Uint8Array(2000).fill(0x4d))
    expect(await said({ url, name: 'film.mp4' })).toMatch(/只能上传 mp4 视频/)
    await arrives(ticket)
    const cover = `${ORIGIN}/uploadViod/cover/${ticket.VideoId}`
    const film = { url, name: 'film.mp4', videoId: ticket.VideoId, cover, width: 96, height: 64 }
    expect(await said(film)).toBeUndefined()
    expect(await said({ ...film, url: 'https://example.com/film.mp4' })).toMatch(/请使用上传的文件/)
    expect(await said({ ...film, cover: 'javascript:alert(1)' })).toMatch(/不是网址/)
  })
})

describe('Alibaba Cloud VOD', () => {
  test('is told how to transcode, by the call or by the settings', async () => {
    const { vod, fake } = await real({ templateGroup: 'usual' })
    const { VideoId } = await vod.create({
      ...WISH,
      templateGroup: 'mine',
      cover: 'https://a/b.png',
    })
    expect(fake.films.get(VideoId)?.given).toEqual({
      ...{ FileName: 'film.mp4', Title: '导读' },
      ...{ TemplateGroupId: 'mine', CoverURL: 'https://a/b.png' },
    })
    const other = await vod.create(WISH)
    expect(fake.films.get(other.VideoId)?.given.TemplateGroupId).toBe('usual')
  })

  test('a wrong key is refused in the words of the provider, without the secret', async () => {
    const { vod } = await real({ accessKeySecret: 'guessed' })
    const failure = await vod.create(WISH).catch((error: Error) => error)
    expect(failure).toMatchObject({ why: 'refused' })
    expect(String(failure)).toContain('SignatureDoesNotMatch')
    expect(JSON.stringify(failure)).not.toContain('guessed')
  })

  test.each([
    ['too many calls', 503, '{"Code":"Throttling.User"}', 'throttled'],
    ['trouble of the provider', 500, '{"Code":"InternalError"}', 'unreachable'],
    ['a page in place of an answer', 502, '<html>', 'unreachable'],
    ['half an answer', 200, '{"VideoId":"v1"}', 'unreachable'],
  ])('tells %s', async (_, status, body, why) => {
    const { vod, fake } = await real()
    fake.play({ status, body })
    await expect(vod.create(WISH)).rejects.toMatchObject({ port: 'vod', why })
  })

  test('a film that could not be transcoded says so', async () => {
    const { vod, fake } = await real()
    const { VideoId } = await vod.create(WISH)
    fake.films.get(VideoId)!.Status = 'TranscodeFail'
    const info = await vod.playInfo(VideoId)
    expect(info).toMatchObject({ Status: 'Failed', PlayURL: '' })
    expect(info.ErrorMessage?.[0]).toContain('转码失败')
  })
})

test.each(['../../x.mp4', 'a/b.mp4', '..\\x.mp4', `${'a'.repeat(252)}.mp4`, 'a\u0000.mp4'])(
  'a film is named by the name of its file, never by a place: %j',
  async (FileName) => {
    const answer = await bench.editor('POST', '/uploadViod/createVideo', { FileName, Title: 'x' })
    expect([answer.code, Object.keys(answer.data.errors)]).toEqual([40001, ['FileName']])
  },
)
