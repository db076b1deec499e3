import { toHex } from './encoding.ts'

/** As many bytes of the beginning as `decideType` looks at. */
export const HEAD_LENGTH = 16

interface Format {
  type: string
  /** What the first bytes are, in hexadecimal. */
  begins: RegExp
  /** The endings a file of this format may go by. */
  endings: readonly string[]
}

/** What browsers show by themselves and cannot be made to run: all else is downloaded. */
const MEDIA: readonly Format[] = [
  { type: 'image/png', begins: /^89504e470d0a1a0a/, endings: ['png'] },
  { type: 'image/jpeg', begins: /^ffd8ff/, endings: ['jpg', 'jpeg'] },
  { type: 'image/gif', begins: /^474946383[79]61/, endings: ['gif'] },
  { type: 'image/webp', begins: /^52494646.{8}57454250/, endings: ['webp'] },
  { type: 'image/avif', begins: /^.{8}66747970617669(66|73)/, endings: ['avif'] },
  { type: 'image/bmp', begins: /^424d.{8}00000000/, endings: ['bmp'] },
  { type: 'audio/mpeg', begins: /^(494433|ff(e[2-7]|f[2-7a-f]))/, endings: ['mp3'] },
  { type: 'audio/aac', begins: /^fff[0189]/, endings: ['aac'] },
  { type: 'audio/mp4', begins: /^.{8}66747970/, endings: ['m4a'] },
  { type: 'video/mp4', begins: /^.{8}66747970/, endings: ['mp4', 'm4v', 'mov'] },
  { type: 'audio/wav', begins: /^52494646.{8}57415645/, endings: ['wav'] },
  { type: 'audio/ogg', begins: /^4f676753/, endings: ['ogg', 'oga', 'opus'] },
  { type: 'audio/flac', begins: /^664c6143/, endings: ['flac'] },
  { type: 'audio/amr', begins: /^2321414d52/, endings: ['amr'] },
  { type: 'video/webm', begins: /^1a45dfa3/, endings: ['webm'] },
]

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const ZIP = /^504b(0304|0506)/
const OLE = /^d0cf11e0/
const DOCUMENTS: readonly Format[] = [
  { type: 'application/pdf', begins: /^255044462d/, endings: ['pdf'] },
  { type: `${OFFICE}.spreadsheetml.sheet`, begins: ZIP, endings: ['xlsx'] },
  { type: `${OFFICE}.wordprocessingml.document`, begins: ZIP, endings: ['docx'] },
  { type: `${OFFICE}.presentationml.presentation`, begins: ZIP, endings: ['pptx'] },
  { type: 'application/epub+zip', begins: ZIP, endings: ['epub'] },
  { type: 'application/zip', begins: ZIP, endings: ['zip'] },
  { type: 'application/vnd.android.package-archive', begins: ZIP, endings: ['apk'] },
  { type: 'application/x-ios-app', begins: ZIP, endings: ['ipa'] },
  { type: 'application/x-hap', begins: ZIP, endings: ['hap'] },
  // An animation of the app: packed as zlib since its second version, as an archive before.
  { type: 'application/x-svga', begins: /^(504b0304|78(01|5e|9c|da))/, endings: ['svga'] },
  { type: 'application/vnd.ms-excel', begins: OLE, endings: ['xls'] },
  { type: 'application/msword', begins: OLE, endings: ['doc'] },
]

const UNKNOWN = 'application/octet-stream'
const TEXT = 'text/plain; charset=utf-8'
const TEXT_ENDINGS = 'txt csv tsv md json lrc srt vtt xml svg html htm xhtml js mjs css'.split(' ')
/** Endings of what browsers show by themselves. */
export const MEDIA_ENDINGS: readonly string[] = MEDIA.flatMap((format) => format.endings)
/** The ending of a picture that every editor's browser draws, by its type; undefined for anything else. */
export const pictureEnding = (type: string): string | undefined =>
  PICTURES.has(type) ? MEDIA.find((format) => format.type === type)?.endings[0] : undefined
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'])
const MEDIA_TYPES = new Set(MEDIA.map((format) => format.type))

/**
 * The type an object is served with: what its first bytes and the ending of its key both allow.
 * What the sender claims plays no part. Anything that could run reads as plain text, anything
 * unclear as unknown bytes.
 * @param head the first `HEAD_LENGTH` bytes, or all when there are fewer
 */
export function decideType(key: string, head: Uint8Array): string {
  const ending = endingOf(key)
  if (TEXT_ENDINGS.includes(ending)) return TEXT
  const text = toHex(head.subarray(0, HEAD_LENGTH))
  const fits = (format: Format) => format.begins.test(text)
  const own = [...MEDIA, ...DOCUMENTS].find((one) => one.endings.includes(ending) && fits(one))
  if (own) return own.type
  // A JPEG named .png is common and harmless: among media the bytes win over the ending.
  const mediaName = ending === '' || MEDIA_ENDINGS.includes(ending)
  return (mediaName && MEDIA.find(fits)?.type) || UNKNOWN
}

/** Whether files with this ending are taken at all, where their bytes say the same. */
export const isKnownEnding = (ending: string): boolean =>
  TEXT_ENDINGS.includes(ending) ||
  [...MEDIA, ...DOCUMENTS].some(({ endings }) => endings.includes(ending))

/** Whether a type may be shown in place; anything else goes out as an attachment. */
export function isInlineType(type: string): boolean {
  return MEDIA_TYPES.has(type)
}

function endingOf(key: string): string {
  const name = key.slice(key.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}
