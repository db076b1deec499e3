import type { Label } from '#declare'
import type { OssKeys } from '../upload/ossClient.ts'
import { ossPartStore } from '../upload/ossPartStore.ts'
import { type PartStore, sendParts } from '../upload/sendParts.ts'
import type { ArrivedFile, Job, Sender } from '../upload/tray/trayItem.ts'
import { isLineLost } from '../upload/uploadObject.ts'
import { forgetFilm, rememberFilm, unfinishedFilm } from './unfinishedFilms.ts'
import { type VodCalls, type VodInfo, type VodTicket, vodCalls } from './vodCalls.ts'

/** A film that can be played. Size in bytes, duration in whole seconds, width and height in pixels. */
export interface UploadedVideo extends ArrivedFile {
  readonly duration: number
  readonly videoId: string
  readonly cover: string
  readonly width: number
  readonly height: number
}
/** What is needed to go on with a film. */
export interface FilmMemo {
  /** What it is called at the service; its file's name unless said. */
  readonly title?: string | undefined
  readonly videoId?: string
  /** The upload in parts at the store, once it is begun. */
  readonly uploadId?: string
  /** All of it arrived. */
  readonly whole?: true
}
/** `asked` once somebody asked and it was not ready, `own` where it is played as it was sent. */
export interface FilmNews {
  readonly asked: boolean
  readonly own?: boolean | undefined
}

interface Options {
  readonly vod?: VodCalls
  /** A picture out of the film, by its address; none where it gives undefined. */
  readonly takeCover?: (file: File) => Promise<string | undefined>
  /** Tells the media library of a film in the own store; gives the address to use. Rejects where it is not taken. */
  readonly report?: (film: {
    readonly url: string
    readonly name: string
  }) => Promise<{ readonly url: string }>
  /** How parts reach the store; a test has its own. */
  readonly partStore?: (
    file: File | undefined,
    ticket: VodTicket,
    renewed: () => Promise<VodTicket>,
  ) => PartStore
}

const MB = 1024 ** 2
/** A part is sent again three times, two seconds apart, and given up after a minute; five go at once. */
const TERMS = { partSize: MB, parallel: 5, retries: 3, wait: 2000 }
const TIMEOUT = 60_000
/** Credentials that end so soon are renewed before a part is sent, in milliseconds. */
const AHEAD = 3000
/** How often the portal is asked whether a film is ready, in milliseconds. */
const POLL = 3000

/** Brings films to the video service: sent in parts, then watched until they can be played. */
export function filmSender(options: Options = {}): Sender {
  const { vod = vodCalls, report, partStore = vodParts, takeCover = coverOf } = options

  return {
    async send(job) {
      const { file, item, signal } = job
      let memo = (item.memo ?? {}) as FilmMemo
      const keep = (more: Partial<FilmMemo>) => {
        memo = { ...memo, ...more }
        job.keep(memo)
        const { videoId, uploadId } = memo
        if (videoId) rememberFilm({ of: item, videoId, ...(uploadId && { uploadId }) })
      }
      if (!memo.whole) {
        const ticket = await ticketFor(job, memo, keep)
        signal.throwIfAborted()
        const videoId = memo.videoId as string
        const store = partStore(file, ticket, () => vod.refresh(videoId))
        await sendParts(store, {
          ...{ ...TERMS, size: item.size, signal, uploadId: memo.uploadId },
          onBegun: (uploadId) => keep({ uploadId }),
          onProgress: job.onProgress,
        })
        keep({ whole: true })
      }
      job.onWorking()
      const film = await played(job, memo.videoId as string)
      forgetFilm(item)
      return film
    },
    async giveUp(item, file) {
      const { videoId, uploadId, whole } = (item.memo ?? {}) as FilmMemo
      forgetFilm(item)
      if (!videoId || !uploadId || whole) return
      const renewed = () => vod.refresh(videoId)
      await partStore(file, await renewed(), renewed).abort?.(uploadId)
    },
    needsNoFile: ({ memo }) => (memo as FilmMemo | undefined)?.whole === true,
  }

  /** Credentials for this file: those of the upload it broke off, or of a new one. */
  async function ticketFor(
    { file, item }: Job,
    memo: FilmMemo,
    keep: (more: Partial<FilmMemo>) => void,
  ): Promise<VodTicket> {
    const before = memo.videoId ? (memo as Required<FilmMemo>) : unfinishedFilm(item)
    if (before) {
      const { videoId, uploadId } = before
      const ticket = await vod.refresh(videoId).catch((error: unknown) => {
        if (isLineLost(error)) throw error
        return null
      })
      if (ticket) {
        keep({ videoId, ...(uploadId && { uploadId }) })
        return ticket
      }
      forgetFilm(item)
    }
    const Title = memo.title?.trim() || item.name.replace(/\.\w+$/, '')
    const cover = await takeCover(file).catch(() => undefined)
    const film = { FileName: item.name, FileSize: item.size, Title }
    const asked = { ...film, ...(cover && { CoverURL: cover }) }
    const ticket = await vod.create(asked)
    keep({ videoId: ticket.VideoId, uploadId: undefined as never })
    return ticket
  }

  /** Asks again and again how a film is, and at once where somebody asks. */
  async function played(job: Job, videoId: string): Promise<UploadedVideo> {
    const { item, signal } = job
    let own: boolean | undefined
    for (let asked = false; ; ) {
      const info = await vod.playInfo(videoId).catch(() => null)
      signal.throwIfAborted()
      if (info?.Status === 'Failed') {
        forgetFilm(item)
        job.keep({})
        throw Object.assign(new Error(info.ErrorMessage), {
          label: [info.ErrorMessage, info.ErrorMessage] satisfies Label,
        })
      }
      if (info?.PlayURL) return reported(videoOf(info, item.name), info)
      own = info ? info.Own === true : own
      job.tell({ asked, own } satisfies FilmNews)
      if (await pause(job)) asked = true
    }
  }

  /** The library keeps a content once: a film that was there already is played from where it lies. */
  async function reported(video: UploadedVideo, info: VodInfo): Promise<UploadedVideo> {
    if (!info.Own || !report) return video
    try {
      return { ...video, url: (await report(video)).url }
    } catch (error) {
      // Silence is no refusal: the film stands as it is, only the library does not know it.
      if ((error as { code?: number }).code === 40001) throw error
      return video
    }
  }
}

/** A while; true where somebody asked before it was over. */
const pause = ({ signal, onAsked }: Job): Promise<boolean> =>
  new Promise((go, broken) => {
    const timer = setTimeout(() => go(false), POLL)
    onAsked(() => {
      clearTimeout(timer)
      go(true)
    })
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        broken(signal.reason)
      },
      { once: true },
    )
  })

const coverOf = async (file: File): Promise<string | undefined> =>
  (await import('./takeCover.ts')).takeCover(file)

const videoOf = (info: VodInfo, name: string): UploadedVideo => ({
  url: info.PlayURL,
  name,
  size: info.Size,
  duration: Math.max(1, Math.round(info.Duration)),
  videoId: info.VideoId,
  cover: info.CoverURL,
  width: info.Width,
  height: info.Height,
})

interface Address {
  readonly Endpoint: string
  readonly Bucket: string
  readonly FileName: string
}
interface Auth {
  readonly AccessKeyId: string
  readonly AccessKeySecret: string
  readonly SecurityToken: string
  /** Seconds since 1970; some answers name the moment in words alone. */
  readonly ExpireUTCTime?: string
  readonly Expiration?: string
  readonly Region?: string
}
const opened = <T>(base64: string): T => {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes)) as T
}

/** The bucket a ticket names, with keys renewed as they end. */
function vodParts(
  file: File | undefined,
  first: VodTicket,
  renewed: () => Promise<VodTicket>,
): PartStore {
  const { Endpoint, Bucket, FileName } = opened<Address>(first.UploadAddress)
  let ticket: VodTicket | undefined = first
  const keys = async (): Promise<OssKeys> => {
    const { UploadAuth } = ticket ?? (await renewed())
    ticket = undefined
    return keysOf(opened<Auth>(UploadAuth))
  }
  const { Region: region } = opened<Auth>(first.UploadAuth)
  const address = { endpoint: Endpoint, bucket: Bucket, name: FileName, region }
  return ossPartStore(address, file ?? new File([], ''), { timeout: TIMEOUT, ahead: AHEAD, keys })
}

function keysOf(auth: Auth): OssKeys {
  const { AccessKeyId, AccessKeySecret, SecurityToken, ExpireUTCTime, Expiration = '' } = auth
  return {
    accessKeyId: AccessKeyId,
    accessKeySecret: AccessKeySecret,
    stsToken: SecurityToken,
    expires: Number(ExpireUTCTime) * 1000 || Date.parse(Expiration) || Date.now() + 3_600_000,
  }
}
