import type { Outbound } from '../outbound/outbound.ts'

/** An account of Alibaba Cloud's Intelligent Speech Interaction, and the project that speaks. */
export interface AliyunSpeechSettings {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  /** The key of the project in its console. */
  readonly appKey: string
  /** The provider's voices by ours, where they differ from the usual ones. */
  readonly voices?: { readonly [voice: string]: string }
  /** `https://nls-gateway-cn-shanghai.aliyuncs.com` unless told. */
  readonly endpoint?: string
  /** Where tokens are given: `https://nls-meta.cn-shanghai.aliyuncs.com` unless told. */
  readonly tokens?: string
  /** Where recordings are written down: `https://filetrans.cn-shanghai.aliyuncs.com` unless told. */
  readonly transcripts?: string
}
export interface AliyunSpeechOptions extends AliyunSpeechSettings {
  readonly outbound: Outbound
  readonly clock: () => Date
  /** Given up after so many milliseconds. */
  readonly timeout?: number
}
