import type { Label } from '#declare'
import type { MediaSource } from '#derive/media/mediaSource.ts'
import { isUnreadable, type MediaEnding, readMedia } from '#derive/media/readMedia.ts'
import { uprightSize } from '#derive/media/uprightSize.ts'
import { decideType } from '#portal/storage/objects/objectType.ts'
import { isWhole } from './isWhole.ts'
import type { Content } from './readContent.ts'

export type MediaType = 'image' | 'audio' | 'video' | 'file'

/** What an upload turned out to be, whatever it is called. Lengths in seconds, width and height in pixels. */
export interface Judged {
  readonly mediaType: MediaType
  readonly width?: number
  readonly height?: number
  readonly duration?: number
}
/** Why an upload is not taken. */
export interface Refusal {
  readonly refusal: Label
}

/** Pixels of a picture at most: a browser needs four bytes for each to show it. */
const MOST_PIXELS = 50_000_000

/** What the content of an upload is, or why it is not taken. `read` reads further bytes of it. */
export async function judge(
  content: Content,
  read: MediaSource['read'],
): Promise<Judged | Refusal> {
  const harm = refusalOf(content)
  if (harm) return { refusal: harm }
  const type = decideType(content.key, content.head)
  const mediaType = mediaTypeOf(type)
  const facts =
    mediaType === 'image'
      ? pictureFacts(content)
      : mediaType === 'file'
        ? {}
        : await played(type, { size: content.size, read })
  if ('refusal' in facts) return facts
  if (!isWhole(type, content))
    return refuse('文件不完整，可能没有传完，请重新上传', 'The file is cut off: upload it again')
  return { mediaType, ...facts }
}

const refuse = (zh: string, en: string): Refusal => ({ refusal: [zh, en] })

/** What is taken under no name: nothing at all, programs, what could run in a reader's browser, what nobody knows. */
function refusalOf(content: Content): Label | undefined {
  if (content.size === 0)
    return ['文件是空的（0 字节），请换一个', 'The file is empty (0 bytes): take another']
  if (isProgram(content.head))
    return [
      '这是可执行程序，不是素材，不能上传',
      'This is a program under another name: it is not taken',
    ]
  if (isMarkup(content))
    return [
      '不能上传 SVG 或网页文件，其中可能带有脚本；图片请用 jpg、png、gif',
      'SVG and web pages are not taken, since they may carry scripts; send pictures as jpg, png or gif',
    ]
  const type = decideType(content.key, content.head)
  const strange =
    type === 'application/octet-stream' ||
    (type.startsWith('text/') && content.head.includes(0)) ||
    isOfAnotherFamily(endingOf(content.key), mediaTypeOf(type))
  if (!strange) return undefined
  const ending = endingOf(content.key)
  return [
    `文件内容与扩展名${ending && ` .${ending} `}不符，或不是支持的类型`,
    `The content is not what ${ending ? `.${ending}` : 'its name'} says, or of no type that is taken`,
  ]
}

const families: { readonly [ending: string]: readonly MediaType[] } = {
  ...Object.fromEntries(
    ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'bmp'].map((ending) => [ending, ['image']]),
  ),
  // A film may hold sound alone, and sound a picture of itself.
  ...Object.fromEntries(['mp3', 'm4a', 'mp4'].map((ending) => [ending, ['audio', 'video']])),
}
/** A sound called a picture would be read as one, by whoever goes by its name. */
const isOfAnotherFamily = (ending: string, mediaType: MediaType): boolean =>
  families[ending] !== undefined && !families[ending].includes(mediaType)

const endingOf = (key: string) => /\.([a-z0-9]+)$/i.exec(key)?.[1]?.toLowerCase() ?? ''

/** Windows, Linux, macOS (both ways round, and for several machines at once), scripts. */
const programs = /^(4d5a|7f454c46|feedfac[ef]|c[ef]faedfe|cafebabe|2321(?!414d52))/

const isProgram = (head: Uint8Array): boolean =>
  programs.test([...head.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join(''))

/** A comment ends at its first end: two ways to read one would be a million ways to read twenty. */
function isMarkup({ key, head }: Content): boolean {
  if (/\.(svg|html?|xhtml|m?js|css)$/i.test(key)) return true
  const text = new TextDecoder().decode(head.subarray(0, 4096)).replace(/^\uFEFF/, '')
  return /^\s*(<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!doctype[^>]*>\s*)*<(svg|html|script|body|head)\b/i.test(
    text,
  )
}

const mediaTypeOf = (type: string): MediaType => {
  const [family] = type.split('/')
  return family === 'image' || family === 'audio' || family === 'video' ? family : 'file'
}

type Facts = Omit<Judged, 'mediaType'> | Refusal

function pictureFacts({ head }: Content): Facts {
  const size = sizeOf(head)
  if (!size) return refuse('图片无法读取，可能已损坏', 'The picture cannot be read: it is damaged')
  const { width, height } = size
  if (width * height <= MOST_PIXELS) return { width, height }
  return refuse(
    `图片过大：${width} × ${height} 像素，最多 ${MOST_PIXELS / 10_000} 万像素，请缩小后再上传`,
    `The picture has ${width} × ${height} pixels; ${MOST_PIXELS / 1_000_000} million are the most. Scale it down`,
  )
}

const endings: { readonly [type: string]: MediaEnding } = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
}

async function played(type: string, source: MediaSource): Promise<Facts> {
  const ending = endings[type]
  if (!ending)
    return refuse(
      '音频只支持 mp3、m4a，视频只支持 mp4',
      'Sound is taken as mp3 or m4a, film as mp4 only',
    )
  const read = await readMedia(source, ending)
  if (isUnreadable(read)) return { refusal: read }
  const { duration, width, height } = read
  return { duration: Math.round(duration), ...(width && height && { width, height }) }
}

function sizeOf(head: Uint8Array): { readonly width: number; readonly height: number } | null {
  try {
    const { width, height } = uprightSize(head)
    return width > 0 && height > 0 ? { width, height } : null
  } catch {
    return null
  }
}
