import type { Label } from '#declare'
import { isUnreadable, type Media, readMedia } from '#derive/media/readMedia.ts'
import type { OssKeys } from '../upload/ossClient.ts'
import { ossPartStore } from '../upload/ossPartStore.ts'
import { type PartStore, sendParts } from '../upload/sendParts.ts'
import { throttle } from '../upload/throttle.ts'
import { isLineLost } from '../upload/uploadObject.ts'
import {
  fileKey,
  forget,
  remember,
  type Unfinished,
  unfinishedUploads,
} from './unfinishedUploads.ts'
import type { VodCalls, VodInfo, VodTicket } from './vodCalls.ts'

/** A film that can be played. Size in bytes, duration in whole seconds, width and height in pixels. */
export interface UploadedVideo {
  readonly url: string
  readonly name: string
  readonly size: number
  readonly duration: number
  readonly videoId: string
  readonly cover: string
  readonly width: number
  readonly height: number
}
/** Where a film is on its way; `share` from 0 to 1. */
export type VideoState =
  | { readonly at: 'none' }
  /** Looked at, or waiting for its credentials. */
  | { readonly at: 'added'; readonly name: string }
  | { readonly at: 'sending'; readonly name: string; readonly share: number; readonly size: number }
  /** By somebody, or since nothing answers any more. */
  | {
      readonly at: 'paused'
      readonly name: string
      readonly share: number
      readonly lost: boolean
    }
  | { readonly at: 'failed'; readonly name: string; readonly message: Label }
  /** The page was loaded anew before all had arrived: the same file picked again goes on. */
  | { readonly at: 'left'; readonly name: string; readonly share: number }
  /** All has arrived; `asked` once somebody asked and it was not ready, `own` where it is played as it was sent. */
  | {
      readonly at: 'transcoding'
      readonly name: string
      readonly asked: boolean
      readonly own?: boolean | undefined
    }
  | { readonly at: 'ready'; readonly video: UploadedVideo }

interface Options {
  readonly vod: VodCalls
  /** Which input it is for: after a reload what is under way stands there again. */
  readonly place: string
  readonly onReady: (video: UploadedVideo) => void
  readonly onChange: () => void
  /** What the film is called; its file's name unless said. */
  readonly title?: () => string | undefined
  /** A picture out of the film, by its address; none where it gives undefined. */
  readonly takeCover?: (file: File) => Promise<string | undefined>
  /** Tells the media library of a film in the own store; gives the address to use. Rejects where it is not taken. */
  readonly report?: (film: {
    readonly url: string
    readonly name: string
  }) => Promise<{ readonly url: string }>
  /** How parts reach the store; a test has its own. */
  readonly partStore?: (
    file: File,
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
/** How often it is noted and shown how much has arrived, in milliseconds. */
const TOLD = 500
/** How often the portal is asked whether a film is ready, in milliseconds. */
const POLL = 3000

/**
 * One film on its way to the video service: checked, sent in parts, paused, gone on with after a lost line or a reload,
 * watched until it can be played. Stands outside React, so that dialogs and forms have it alike.
 */
export function videoUpload(options: Options) {
  const { vod, place, onReady, onChange, title, report, partStore = vodParts } = options
  let state: VideoState = stateLeft(place)
  let file: File | undefined
  let film: Unfinished | undefined = unfinishedUploads().find((one) => one.place === place)
  let breaker = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let store: PartStore | undefined
  /** The screen was hidden in the middle of it. */
  let goesOn = false

  const go = (next: VideoState) => {
    state = next
    onChange()
  }
  const keep = (more: Partial<Unfinished>) => {
    film = { ...(film as Unfinished), ...more, at: Date.now() }
    remember(film)
  }
  const watch = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(false), POLL)
  }

  /** Asks how the film is; by itself, or since somebody pressed the button. */
  async function look(asked: boolean): Promise<void> {
    clearTimeout(timer)
    const { videoId = '', name = '' } = film ?? {}
    if (state.at !== 'transcoding') return
    const info = await vod.playInfo(videoId).catch(() => null)
    if (film?.videoId !== videoId || state.at !== 'transcoding') return
    if (info?.Status === 'Failed') return failedFor(name, [info.ErrorMessage, info.ErrorMessage])
    if (info?.PlayURL) return ready(info, name)
    const own = info ? info.Own === true : state.own
    go({ at: 'transcoding', name, asked: asked || state.asked, own })
    watch()
  }
  async function ready(info: VodInfo, name: string): Promise<void> {
    const whose = film
    const video = videoOf(info, name)
    try {
      if (info.Own && report) Object.assign(video, await urlOf(report, video))
    } catch (error) {
      const { message } = error as Error
      return failedFor(name, [message, message])
    }
    // Deleted, or asked twice, meanwhile.
    if (!whose || film !== whose || state.at !== 'transcoding') return
    forget(whose.videoId)
    go({ at: 'ready', video })
    onReady(video)
  }
  /** What the service refuses for good begins anew with the next file. */
  function failedFor(name: string, message: Label): void {
    if (film) forget(film.videoId)
    film = undefined
    go({ at: 'failed', name, message })
  }

  async function start(given: File): Promise<void> {
    breaker.abort()
    breaker = new AbortController()
    const { signal } = breaker
    const { name, size } = given
    const share = () => (film ? Math.min(film.sent / Math.max(size, 1), 1) : 0)
    go({ at: 'added', name })
    const told = throttle((sent: number) => {
      if (signal.aborted) return
      keep({ sent })
      go({ at: 'sending', name, share: share(), size })
    }, TOLD)
    signal.addEventListener('abort', told.stop)
    try {
      const ticket = await ticketFor(given)
      signal.throwIfAborted()
      const videoId = (film as Unfinished).videoId
      store = partStore(given, ticket, () => vod.refresh(videoId))
      if (!film?.whole)
        await sendParts(store, {
          ...TERMS,
          size,
          signal,
          uploadId: film?.uploadId,
          onBegun: (uploadId) => keep({ uploadId, sent: 0 }),
          onProgress: told.tell,
        })
      told.stop()
      keep({ whole: true, sent: size })
      go({ at: 'transcoding', name, asked: false })
      await look(false)
    } catch (error) {
      told.stop()
      if (signal.aborted) return
      if (isLineLost(error)) return go({ at: 'paused', name, share: share(), lost: true })
      const { message } = error as Error
      go({ at: 'failed', name, message: [message, message] })
    }
  }

  /** Credentials for this file: those of the upload it broke off, or of a new one. */
  async function ticketFor(given: File): Promise<VodTicket> {
    const key = fileKey(given)
    const before = unfinishedUploads().find((one) => one.file === key)
    if (before) {
      const ticket = await vod.refresh(before.videoId).catch((error: unknown) => {
        if (isLineLost(error) || (error as { code?: number }).code === 0) throw error
        return null
      })
      film = { ...before, place }
      if (ticket) return ticket
      forget(before.videoId)
    }
    const { name, size } = given
    const Title = title?.()?.trim() || name.replace(/\.\w+$/, '')
    const cover = await options.takeCover?.(given).catch(() => undefined)
    const ticket = await vod.create({ FileName: name, Title, ...(cover && { CoverURL: cover }) })
    film = { file: key, name, size, videoId: ticket.VideoId, sent: 0, place, at: Date.now() }
    remember(film)
    return ticket
  }

  return {
    state: () => state,
    /** Takes a file up; one that is no film is refused before anything is sent. */
    async take(given: File): Promise<void> {
      file = given
      go({ at: 'added', name: given.name })
      const read = await readFilm(given)
      if (file !== given) return
      if (isUnreadable(read)) return go({ at: 'failed', name: given.name, message: read })
      await start(given)
    },
    /** Parts on their way arrive; no further one is sent. */
    pause(): void {
      if (state.at !== 'sending') return
      breaker.abort()
      go({ at: 'paused', name: state.name, share: state.share, lost: false })
    },
    /** Goes on, or begins again after a failure. */
    resume(): void {
      if (file && (state.at === 'paused' || state.at === 'failed')) void start(file)
    },
    canResume: () => file !== undefined,
    /** The button 获取文件信息. */
    ask: () => look(true),
    /** Clears everything: what is under way is given up, and what has arrived of it is thrown away. */
    remove(): void {
      breaker.abort()
      clearTimeout(timer)
      if (film?.uploadId && !film.whole) store?.abort?.(film.uploadId).catch(() => undefined)
      if (film) forget(film.videoId)
      file = film = undefined
      go({ at: 'none' })
    },
    /** What was under way when the page was left is watched again. */
    open(): void {
      if (state.at === 'transcoding') void look(false)
      if (goesOn && file) void start(file)
      goesOn = false
    },
    /** The screen closes or is hidden: sending ends, what has arrived is remembered. */
    close(): void {
      goesOn = state.at === 'sending' && !breaker.signal.aborted
      breaker.abort()
      clearTimeout(timer)
    },
  }
}
export type VideoUpload = ReturnType<typeof videoUpload>

function stateLeft(place: string): VideoState {
  const left = unfinishedUploads().find((one) => one.place === place)
  if (!left) return { at: 'none' }
  const { name, sent, size } = left
  if (left.whole) return { at: 'transcoding', name, asked: false }
  return { at: 'left', name, share: Math.min(sent / Math.max(size, 1), 1) }
}

/** The library keeps a content once: a film that was there already is played from where it lies. */
async function urlOf(report: NonNullable<Options['report']>, video: UploadedVideo) {
  try {
    return { url: (await report(video)).url }
  } catch (error) {
    // Silence is no refusal: the film stands as it is, only the library does not know it.
    if ((error as { code?: number }).code === 40001) throw error
    return {}
  }
}

const readFilm = (file: File): Promise<Media | Label> =>
  readMedia(
    {
      size: file.size,
      read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
    },
    'mp4',
  )

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
function vodParts(file: File, first: VodTicket, renewed: () => Promise<VodTicket>): PartStore {
  const { Endpoint, Bucket, FileName } = opened<Address>(first.UploadAddress)
  let ticket: VodTicket | undefined = first
  const keys = async (): Promise<OssKeys> => {
    const { UploadAuth } = ticket ?? (await renewed())
    ticket = undefined
    return keysOf(opened<Auth>(UploadAuth))
  }
  const { Region: region } = opened<Auth>(first.UploadAuth)
  const address = { endpoint: Endpoint, bucket: Bucket, name: FileName, region }
  return ossPartStore(address, file, { timeout: TIMEOUT, ahead: AHEAD, keys })
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
