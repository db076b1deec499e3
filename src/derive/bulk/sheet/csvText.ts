import { finding } from '#derive/bulk/finding.ts'
import { BulkFileError } from './bulkFileError.ts'

/** Control characters but tab and line ends: no text holds them. */
const controls = /[^\P{Cc}\t\r\n]/u
const begins = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, index) => bytes[index] === byte)

/**
 * The text of a csv file: UTF-8 with or without its mark, else GB18030 (and with it GBK, GB2312); UTF-16 where its mark
 * says so. Throws where it is no text, or is cut within a character.
 */
export function csvText(bytes: Uint8Array): string {
  const text = decodedBy(encodingOf(bytes), bytes)
  if (controls.test(text)) throw new Error('The file is no text')
  if (/^\s*<(!doctype|html|\?xml|table)/i.test(text.slice(0, 1000)))
    throw new BulkFileError(finding('F4.web'))
  return text
}

const decodedBy = (encoding: string, bytes: Uint8Array) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes)

function encodingOf(bytes: Uint8Array): string {
  if (begins(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (begins(bytes, 0xfe, 0xff)) return 'utf-16be'
  return begins(bytes, 0xef, 0xbb, 0xbf) || isUtf8(bytes) ? 'utf-8' : 'gb18030'
}

/** A file cut within its last character still counts: it is told to be damaged then, not taken for something else. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
