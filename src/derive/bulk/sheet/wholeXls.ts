const BOF = 0x0809
const EOF = 0x000a
const BOUND_SHEET = 0x0085
const FILE_PASS = 0x002f
/** The longest a record may be. */
const longest = 8224

/**
 * Whether the records of an xls file lead from the first to the end of its last sheet. The format has no checksum, and
 * a reader that skips what it does not understand would leave out rows without a word.
 */
export function isWholeXls(stream: Uint8Array): boolean {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  let sheets = 0
  let ended = -1
  let depth = 0
  for (let at = 0; at + 4 <= stream.length; ) {
    const kind = view.getUint16(at, true)
    const length = view.getUint16(at + 2, true)
    if (length > longest || at + 4 + length > stream.length) return false
    if (depth === 0 && kind !== BOF) return false
    if (kind === BOUND_SHEET) sheets++
    if (kind === BOF) depth++
    if (kind === EOF && --depth === 0) ended++
    if (depth === 0 && sheets > 0 && ended === sheets) return true
    at += 4 + length
  }
  return false
}

/** Whether the records of an xls file are encrypted: it says so within its first few. */
export function isLocked(stream: Uint8Array): boolean {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  for (let at = 0, left = 8; left > 0 && at + 4 <= stream.length; left--) {
    if (view.getUint16(at, true) === FILE_PASS) return true
    at += 4 + view.getUint16(at + 2, true)
  }
  return false
}
