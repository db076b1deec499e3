/** A file of a made-up zip: its name as bytes, as whichever system wrote them. */
export interface ZipFile {
  readonly name: string | Uint8Array
  readonly bytes: Uint8Array
  /** What the zip says it unpacks to, where that is not the truth. */
  readonly says?: number
  readonly isEncrypted?: true
  /** The name is Unicode and says so. */
  readonly isUnicode?: true
}

/** A zip whose files are stored as they are, with names of any encoding: what writers of our days no longer make. */
export function zipOf(...files: readonly ZipFile[]): Uint8Array {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { name, bytes, says = bytes.length, isEncrypted, isUnicode } of files) {
    const called = typeof name === 'string' ? new TextEncoder().encode(name) : name
    const flags = (isEncrypted ? 1 : 0) | (isUnicode ? 0x800 : 0)
    const fixed = [u16(20), u16(flags), u16(0), u32(0), u32(0), u32(bytes.length), u32(says)]
    const head = join([u32(0x04034b50), ...fixed, u16(called.length), u16(0), called])
    directory.push(
      join([
        ...[u32(0x02014b50), u16(20), ...fixed, u16(called.length), u16(0), u16(0)],
        ...[u16(0), u16(0), u32(0), u32(at), called],
      ]),
    )
    parts.push(head, bytes)
    at += head.length + bytes.length
  }
  const listed = join(directory)
  const count = u16(files.length)
  const end = [u32(0x06054b50), u16(0), u16(0), count, count, u32(listed.length), u32(at), u16(0)]
  return join([...parts, listed, ...end])
}

const u16 = (number: number) => Uint8Array.of(number & 255, number >> 8)
const u32 = (number: number) =>
  Uint8Array.of(number & 255, (number >> 8) & 255, (number >> 16) & 255, number >>> 24)

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
