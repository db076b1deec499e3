import type { Label } from '#declare'
import { acsHeaders, acsQuery } from '../acs3.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { PortError, type PortFailure, portErrorOf } from '../portError.ts'
import {
  ONLY_MP4,
  TRANSCODING,
  UPLOADING,
  type VodInfo,
  type VodService,
  type VodStatus,
  type VodTicket,
} from './vod.ts'

/** An account of Alibaba Cloud VOD. */
export interface AliyunVodSettings {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  /** `cn-shanghai` unless told. */
  readonly region?: string
  /** How films are transcoded where a call does not say. */
  readonly templateGroup?: string
  /** `https://vod.cn-shanghai.aliyuncs.com` unless told. */
  readonly endpoint?: string
  /** Origin that films and covers are played from. */
  readonly domain?: string
}
interface Options extends AliyunVodSettings {
  readonly outbound: Outbound
  readonly clock: () => Date
  /** Given up after so many milliseconds. */
  readonly timeout?: number
}

/** Films kept, transcoded and played by Alibaba Cloud VOD, called as its RPC style wants it, signed as version 3. */
export function aliyunVod(options: Options): VodService & { readonly standIn: false } {
  const ask = <T>(action: string, query: Query) => answered<T>(options, action, query)
  return {
    standIn: false,
    async create({ fileName, title, templateGroup = options.templateGroup, cover }) {
      if (!/\.mp4$/i.test(fileName)) throw failed('refused', ONLY_MP4)
      const named = { FileName: fileName, Title: title.trim() || fileName }
      const group = templateGroup && { TemplateGroupId: templateGroup }
      const picture = cover && { CoverURL: cover }
      return ticketOf(await ask('CreateUploadVideo', { ...named, ...group, ...picture }))
    },
    async refresh(VideoId) {
      return ticketOf({ VideoId, ...(await ask<object>('RefreshUploadVideo', { VideoId })) })
    },
    async playInfo(VideoId) {
      try {
        return playable(VideoId, await ask<PlayAnswer>('GetPlayInfo', { VideoId, Formats: 'mp4' }))
      } catch (error) {
        if (!(error instanceof NotYet)) throw error
        return onItsWay(VideoId, await ask<VideoAnswer>('GetVideoInfo', { VideoId }))
      }
    },
  }
}

type Query = { readonly [name: string]: string }

/** There is no stream yet, or none any more: the film itself says which. */
class NotYet extends Error {}
const NOT_YET = /^(InvalidVideo\.NoneStream|Forbidden\.IllegalStatus)/
const GONE = /^InvalidVideo\.(NotFound|Damage)/
const THROTTLED = /^Throttling/
const BROKEN = /^(InternalError|ServiceUnavailable|OperationFailed)/

interface Refusal {
  readonly Code?: string
  readonly Message?: string
}

async function answered<T>(options: Options, action: string, query: Query): Promise<T> {
  const { region = 'cn-shanghai', timeout = 10_000 } = options
  const endpoint = new URL(options.endpoint ?? `https://vod.${region}.aliyuncs.com`)
  const call = { host: endpoint.host, action, version: '2017-03-21', query }
  const signer = { ...options, date: options.clock(), nonce: crypto.randomUUID() }
  let answer: T & Refusal
  try {
    const response = await options.outbound(`${endpoint.origin}/?${acsQuery(query)}`, {
      method: 'POST',
      headers: { ...(await acsHeaders(call, signer)), accept: 'application/json' },
      timeout,
    })
    answer = (await response.json()) as T & Refusal
  } catch (error) {
    throw portErrorOf('vod', endpoint.host, error)
  }
  if (answer.Code) throw refusalOf(answer)
  return answer
}

function refusalOf({ Code = '', Message = '' }: Refusal): Error {
  if (NOT_YET.test(Code)) return new NotYet(Code)
  if (GONE.test(Code)) return failed('refused', ['没有此视频', 'There is no such film'])
  const said: Label = [`视频点播：${Code} ${Message}`, `Video service: ${Code} ${Message}`]
  if (THROTTLED.test(Code)) return failed('throttled', said)
  return failed(BROKEN.test(Code) ? 'unreachable' : 'refused', said)
}

const failed = (why: PortFailure, label: Label) => new PortError('vod', why, label)

function ticketOf(answer: Partial<VodTicket>): VodTicket {
  const { VideoId, UploadAddress, UploadAuth } = answer
  if (VideoId && UploadAddress && UploadAuth) return { VideoId, UploadAddress, UploadAuth }
  throw failed('unreachable', ['视频点播的应答不完整', 'The video service answered in part only'])
}

/** Numbers come as texts. */
interface PlayAnswer {
  readonly VideoBase?: {
    readonly Title?: string
    readonly CoverURL?: string
    readonly Duration?: string
  }
  readonly PlayInfoList?: {
    readonly PlayInfo?: readonly {
      readonly PlayURL?: string
      readonly Width?: number | string
      readonly Height?: number | string
      readonly Size?: number | string
      readonly Duration?: number | string
    }[]
  }
}
interface VideoAnswer {
  readonly Video?: { readonly Status?: string; readonly Title?: string }
}

/** Of several streams the largest picture. */
function playable(VideoId: string, { VideoBase = {}, PlayInfoList }: PlayAnswer): VodInfo {
  const streams = [...(PlayInfoList?.PlayInfo ?? [])]
  const [best] = streams.sort((a, b) => Number(b.Width ?? 0) - Number(a.Width ?? 0))
  if (!best?.PlayURL) return waiting(VideoId, VideoBase.Title, 'Transcoding')
  return {
    VideoId,
    Title: VideoBase.Title ?? '',
    PlayURL: best.PlayURL,
    CoverURL: VideoBase.CoverURL ?? '',
    Width: Number(best.Width ?? 0),
    Height: Number(best.Height ?? 0),
    Size: Number(best.Size ?? 0),
    Duration: Number(best.Duration ?? VideoBase.Duration ?? 0),
    ErrorMessage: null,
    Status: 'Normal',
  }
}

function onItsWay(VideoId: string, { Video = {} }: VideoAnswer): VodInfo {
  const { Status = '', Title } = Video
  if (/Fail$|Blocked/.test(Status)) return waiting(VideoId, Title, 'Failed')
  return waiting(VideoId, Title, Status === 'Uploading' ? 'Uploading' : 'Transcoding')
}

const why: { readonly [status in VodStatus]: Label | null } = {
  Uploading: UPLOADING,
  Transcoding: TRANSCODING,
  Failed: ['视频转码失败，请重新上传', 'The film could not be transcoded: upload it again'],
  Normal: null,
}
const waiting = (VideoId: string, Title = '', Status: VodStatus): VodInfo => ({
  ...{ VideoId, Title, Status, PlayURL: '', CoverURL: '' },
  ...{ Width: 0, Height: 0, Size: 0, Duration: 0, ErrorMessage: why[Status] },
})
