import type { Label } from '#declare'
import { toBase64, utf8 } from '#portal/storage/objects/encoding.ts'

/** What a film is uploaded with, under the names of Alibaba Cloud VOD; both texts are Base64 of JSON. */
export interface VodTicket {
  readonly VideoId: string
  /** `{ Endpoint, Bucket, FileName }`. */
  readonly UploadAddress: string
  /** `{ AccessKeyId, AccessKeySecret, SecurityToken, ExpireUTCTime, Expiration }`. */
  readonly UploadAuth: string
}
export type VodStatus = 'Uploading' | 'Transcoding' | 'Normal' | 'Failed'

/** What is known of a film. Duration in seconds, Size in bytes, Width and Height in pixels; 0 and '' until known. */
export interface VodInfo {
  readonly VideoId: string
  readonly Title: string
  /** Where it plays; empty until it can be played. */
  readonly PlayURL: string
  readonly CoverURL: string
  readonly Width: number
  readonly Height: number
  readonly Size: number
  readonly Duration: number
  /** Why it cannot be played. */
  readonly ErrorMessage: Label | null
  readonly Status: VodStatus
  /** Lies in the portal's own store. */
  readonly Own?: boolean
}
/** A film that is about to be uploaded. */
export interface VodWish {
  readonly fileName: string
  readonly title: string
  /** How it is to be transcoded, where the service has several ways. */
  readonly templateGroup?: string
  /** A picture for it; drawn or taken from the film unless given. */
  readonly cover?: string
  /** Bytes, where they are told beforehand. */
  readonly size?: number
  /** Who uploads. */
  readonly user: string
}

/** A service that takes films in and plays them. Throws a `PortalError`. */
export interface VodService {
  create(wish: VodWish): Promise<VodTicket>
  /** New credentials for an upload under way. */
  refresh(videoId: string): Promise<VodTicket>
  playInfo(videoId: string): Promise<VodInfo>
}

export const TRANSCODING: Label = [
  '转码中，请稍候点击“获取文件信息”',
  'Being transcoded: press “Get file info” in a while',
]
export const UPLOADING: Label = ['视频尚未上传完成', 'The film has not arrived yet']
export const ONLY_MP4: Label = ['只能上传 mp4 视频', 'Only mp4 films can be uploaded']

/** JSON as Base64, Chinese included. */
export const base64Json = (value: object): string => toBase64(utf8(JSON.stringify(value)))
