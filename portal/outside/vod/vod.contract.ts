import { describe, expect, test } from 'vitest'
import { fromBase64 } from '#portal/storage/objects/encoding.ts'
import type { VodService, VodTicket } from './vod.ts'

/** A video service, and what happens behind it. */
export interface OpenVod {
  readonly vod: VodService
  /** The bytes of `mocks/samples/media/film.mp4` have arrived at the address of a ticket. */
  readonly arrived: (ticket: VodTicket) => Promise<void>
  /** Its transcoding is over. */
  readonly transcoded: (ticket: VodTicket) => Promise<void>
}
export const fromBase64Json = (base64: string): { readonly [name: string]: string } =>
  JSON.parse(new TextDecoder().decode(fromBase64(base64) ?? new Uint8Array()))

const FILM = { fileName: 'film.mp4', title: '《刊头》 导读 & +1', user: 'wang' }

/** What every video service does, whoever keeps the films. */
export function vodContract(name: string, open: () => Promise<OpenVod>): void {
  describe(name, () => {
    test('gives each film an id, an address and what signs its upload', async () => {
      const { vod } = await open()
      const [one, two] = [await vod.create(FILM), await vod.create(FILM)]
      expect(one.VideoId).not.toBe(two.VideoId)
      const { Endpoint, Bucket, FileName } = fromBase64Json(one.UploadAddress)
      expect(URL.canParse(Endpoint ?? '')).toBe(true)
      expect(Bucket).toMatch(/./)
      expect(FileName).toMatch(/\.mp4$/)
      expect(fromBase64Json(one.UploadAuth)).toMatchObject({
        AccessKeyId: expect.stringMatching(/./),
        AccessKeySecret: expect.stringMatching(/./),
        SecurityToken: expect.stringMatching(/./),
        ExpireUTCTime: expect.stringMatching(/^\d{10}$/),
      })
    })

    test('renews what signs it, for the same address', async () => {
      const { vod } = await open()
      const first = await vod.create(FILM)
      const second = await vod.refresh(first.VideoId)
      expect(second.VideoId).toBe(first.VideoId)
      expect(fromBase64Json(second.UploadAddress)).toEqual(fromBase64Json(first.UploadAddress))
    })

    test('tells where a film stands, and all of it once it can be played', async () => {
      const { vod, arrived, transcoded } = await open()
      const ticket = await vod.create(FILM)
      const before = await vod.playInfo(ticket.VideoId)
      expect(before).toMatchObject({ Status: 'Uploading', PlayURL: '', Title: FILM.title })
      expect(before.ErrorMessage?.[0]).toMatch(/尚未上传完成/)
      await arrived(ticket)
      const meanwhile = await vod.playInfo(ticket.VideoId)
      expect(meanwhile).toMatchObject({ Status: 'Transcoding', PlayURL: '' })
      expect(meanwhile.ErrorMessage?.[0]).toBe('转码中，请稍候点击“获取文件信息”')
      await transcoded(ticket)
      expect(await vod.playInfo(ticket.VideoId)).toMatchObject({
        ...{ VideoId: ticket.VideoId, Title: FILM.title, Status: 'Normal', ErrorMessage: null },
        ...{ Width: 96, Height: 64, Duration: 6, Size: 10_372 },
        PlayURL: expect.stringMatching(/^https?:\/\/.*\.mp4$/),
        CoverURL: expect.stringMatching(/^https?:\/\//),
      })
    })

    test('refuses what is no mp4, before anything leaves', async () => {
      const { vod } = await open()
      const creating = vod.create({ ...FILM, fileName: 'film.mov' })
      await expect(creating).rejects.toMatchObject({ code: 40001 })
    })

    test('knows no film that was never begun', async () => {
      const { vod } = await open()
      await expect(vod.playInfo('nothing')).rejects.toThrow()
      await expect(vod.refresh('nothing')).rejects.toThrow()
    })
  })
}
