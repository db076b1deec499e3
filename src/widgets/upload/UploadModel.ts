/** What an upload is signed with, as `oss/token` gives it. */
export interface UploadModel {
  readonly region: string
  readonly bucket: string
  readonly AccessKeyId: string
  readonly AccessKeySecret: string
  readonly StsToken: string
  readonly uploadPath: string
  /** The origin of the store; Alibaba Cloud's own for the region where it is missing. */
  readonly endpoint?: string
  readonly expiration?: string
}
/** What is uploaded: sound has a token of its own. */
export type UploadKind = 'image' | 'audio'

/** Asks the portal for credentials, with the session's headers. */
export type FetchToken = (kind: UploadKind, signal?: AbortSignal) => Promise<UploadModel>
