import type { Label } from '#declare'
import { cutShort } from './cutShort.ts'
import type { MediaSource } from './mediaSource.ts'

/** What a sound or film says of itself. `duration` in seconds, to the millisecond; sizes in pixels. */
export interface Media {
  readonly duration: number
  readonly width?: number
  readonly height?: number
  /** A picture that lies in the file: the cover its maker gave it. */
  readonly picture?: { readonly type: string; readonly bytes: Uint8Array }
}
export type MediaEnding = 'mp3' | 'm4a' | 'mp4'

const names: { readonly [ending in MediaEnding]: Label } = {
  mp3: ['mp3 音频', 'mp3 sound'],
  m4a: ['m4a 音频', 'm4a sound'],
  mp4: ['mp4 视频', 'an mp4 film'],
}

/**
 * Reads a sound or film by its content, whatever it is called. Gives why it is none instead, in both languages: empty,
 * of another format, cut short, without sound or picture. Reads no more than headers, except for mp3 without an index.
 */
export async function readMedia(source: MediaSource, ending: MediaEnding): Promise<Media | Label> {
  if (source.size === 0)
    return ['文件是空的（0 字节），请重新选择', 'The file is empty (0 bytes): take another']
  if (ending !== 'mp3' && (await cutShort(source)))
    return [
      '文件不完整（可能下载或拷贝中断），请重新导出后再传',
      'The file is cut short, as by a download that broke off: export it again',
    ]
  const { Input, CustomSource, MP3, MP4, QTFF } = await import('mediabunny')
  const bytes = new CustomSource({ getSize: () => source.size, read: source.read })
  const formats = ending === 'mp3' ? [MP3] : [MP4, QTFF]
  const input = new Input({ source: bytes, formats })
  try {
    if (!(await input.canRead())) return notOf(ending)
    return await (ending === 'mp4' ? film(input) : sound(input, ending))
  } catch {
    return notOf(ending)
  } finally {
    input.dispose()
  }
}

/** Whether {@link readMedia} gave a reason in place of what it read. */
export const isUnreadable = (read: Media | Label): read is Label => Array.isArray(read)

type Opened = InstanceType<typeof import('mediabunny')['Input']>

async function sound(input: Opened, ending: MediaEnding): Promise<Media | Label> {
  const track = await input.getPrimaryAudioTrack()
  if (!track) return ['文件里没有声音', 'There is no sound in the file']
  const duration = await lengthOf(input)
  return duration > 0 ? { duration } : notOf(ending)
}

async function film(input: Opened): Promise<Media | Label> {
  const track = await input.getPrimaryVideoTrack()
  if (!track) return ['文件里没有画面', 'There is no picture in the file']
  const duration = await lengthOf(input)
  if (!(duration > 0)) return notOf('mp4')
  const { images } = await input.getMetadataTags()
  const cover = images?.find(({ kind }) => kind === 'coverFront') ?? images?.[0]
  return {
    duration,
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    ...(cover && { picture: { type: cover.mimeType, bytes: cover.data } }),
  }
}

async function lengthOf(input: Opened): Promise<number> {
  const told = await input.getDurationFromMetadata()
  return Math.round((told ?? (await input.computeDuration())) * 1000) / 1000
}

const notOf = (ending: MediaEnding): Label => [
  `文件内容不是 ${names[ending][0]}（可能改过后缀或已损坏），请重新选择`,
  `The file is not ${names[ending][1]} inside: it was renamed or is damaged. Take another`,
]
