import { call } from '#src/client/client.ts'

/** What a film is uploaded with; both texts are Base64 of JSON, as Alibaba Cloud VOD gives them. */
export interface VodTicket {
  readonly VideoId: string
  readonly UploadAddress: string
  readonly UploadAuth: string
}
/** What is known of a film. Duration in seconds, size in bytes; PlayURL is empty until it can be played. */
export interface VodInfo {
  readonly VideoId: string
  readonly Title: string
  readonly PlayURL: string
  readonly CoverURL: string
  readonly Width: number
  readonly Height: number
  readonly Size: number
  readonly Duration: number
  /** Why it cannot be played: it is still being transcoded, or it is no film. */
  readonly ErrorMessage: string
  /** Lies in the portal's own store, where the media library knows it too. */
  readonly Own?: boolean
  readonly Status: 'Uploading' | 'Transcoding' | 'Normal' | 'Failed'
}
/** The portal's calls around a film, in the session of whoever is signed in. */
export interface VodCalls {
  create(film: {
    readonly FileName: string
    readonly Title: string
    readonly CoverURL?: string
    readonly FileSize?: number
  }): Promise<VodTicket>
  refresh(VideoId: string): Promise<VodTicket>
  playInfo(VideoId: string): Promise<VodInfo>
}

const QUIET = { quiet: true, timeout: 15_000 }
const post = async <T>(path: string, body: object): Promise<T> =>
  (await call<T>('POST', `/uploadViod/${path}`, { ...QUIET, body })).data

/** The calls of the portal this admin talks to. */
export const vodCalls: VodCalls = {
  create: (film) => post('createVideo', film),
  refresh: (VideoId) => post('RefreshUploadVideo', { VideoId }),
  playInfo: (VideoId) => post('getPlayInfo', { VideoId }),
}
