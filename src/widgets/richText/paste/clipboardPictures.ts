/** What a clipboard holds beside the HTML of a paste. */
export interface Clip {
  /** Word's own format: it bears the pictures that its HTML names by places on somebody's disk. */
  readonly rtf: string
  readonly files: readonly File[]
  /** The places its pictures were given, where it is taken more than once. */
  readonly places?: Map<string, string>
}
export const emptyClip: Clip = { rtf: '', files: [] }

/** Everything a clipboard brings that pictures may come from. */
export const clipOf = (data: DataTransfer | null): Clip => ({
  rtf: data?.getData('text/rtf') ?? '',
  files: [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/')),
  places: new Map(),
})

/**
 * The pictures a paste names by places on a disk, in their order. Empty where the clipboard does not bear just as many:
 * nobody could tell which is which.
 */
export function localPictures({ rtf, files }: Clip, count: number): readonly File[] {
  if (count === 0) return []
  const written = rtfPictures(rtf)
  if (written.length === count) return written
  return files.length === count ? files : []
}

/** The picture that an address of its own holds: `data:image/png;base64,…`; nothing for any other address. */
export function dataPicture(src: string): File | undefined {
  const [, type = '', base64 = ''] =
    /^data:image\/(png|jpe?g|gif|webp);base64,([A-Za-z0-9+/=\s]+)$/i.exec(src) ?? []
  if (!base64) return undefined
  try {
    return fileOf(
      type.toLowerCase(),
      Uint8Array.from(atob(base64.replace(/\s/g, '')), (char) => char.charCodeAt(0)),
    )
  } catch {
    return undefined
  }
}

/** `{\pict … \pngblip … 89504e47…}`: pictures of RTF, their bytes in hexadecimal. What Windows alone draws is passed over. */
function rtfPictures(rtf: string): File[] {
  const found: File[] = []
  for (let at = rtf.indexOf('{\\pict'); at >= 0; at = rtf.indexOf('{\\pict', at + 1)) {
    const own = ownText(rtf, at)
    const [, type] = /\\(png|jpeg)blip/.exec(own) ?? []
    const hex = own.replace(/\\[a-z]+-?\d*/g, '').match(/[\da-f]{2}/gi)
    if (type && hex)
      found.push(
        fileOf(
          type,
          Uint8Array.from(hex, (two) => Number.parseInt(two, 16)),
        ),
      )
  }
  return found
}

/** What stands in a group of RTF itself, without the groups within it. */
function ownText(rtf: string, from: number): string {
  const pieces: string[] = []
  let [depth, start] = [0, from]
  for (const { 0: brace, index } of rtf.slice(from).matchAll(/[{}]/g)) {
    const at = from + index
    if (depth === 1) pieces.push(rtf.slice(start, at))
    depth += brace === '{' ? 1 : -1
    start = at + 1
    if (depth === 0) break
  }
  return pieces.join(' ')
}

const fileOf = (type: string, bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], `picture.${type === 'jpeg' ? 'jpg' : type}`, {
    type: `image/${type === 'jpg' ? 'jpeg' : type}`,
  })
