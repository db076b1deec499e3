import type { Port } from '../port.ts'
import { PortError } from '../portError.ts'

/** One episode as its feed tells of it. */
export interface FeedEpisode {
  /** What the feed knows it by; stays when everything else about it changes. */
  readonly guid: string
  readonly title: string
  readonly audio: { readonly url: string; readonly size: number | null }
  /** Whole seconds; null where the feed does not say. */
  readonly duration: number | null
  readonly season: number | null
  readonly number: number | null
  /** Markup as the feed has it: cleaned before it is kept. */
  readonly notes: string
}

/** A podcast as its feed tells of it, the newest episode first. */
export interface Feed {
  readonly title: string
  readonly tagline: string | null
  readonly introduction: string
  /** Address of its cover, elsewhere. */
  readonly picture: string | null
  readonly episodes: readonly FeedEpisode[]
}

/** A sound, looked at by its bytes. */
export interface Sound {
  readonly type: 'audio/mpeg' | 'audio/mp4'
  readonly ending: 'mp3' | 'm4a'
  readonly bytes: Uint8Array
}

/** Reads podcasts elsewhere. Throws a `PortError`. */
export interface FeedPort extends Port {
  read(address: string): Promise<Feed>
  /** The picture of a show as a browser takes it in place of an address, `data:image/jpeg;base64,…`. */
  picture(address: string): Promise<string>
  /** The sound of an episode, 100 MB at most. */
  sound(address: string): Promise<Sound>
}

/** Throws `refused` for what is no address of a feed or sound, before anything is asked for. */
export function checkFeedAddress(address: string): void {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return
  throw feedRefused([`“${address}”不是有效的网址`, `"${address}" is no address`])
}

/** What was read is no feed, or no sound: asked again, it is none again. */
export const feedRefused = ([zh, en]: readonly [string, string]): PortError =>
  new PortError('feed', 'refused', [`无法读取播客源：${zh}`, `The feed could not be read: ${en}`])
