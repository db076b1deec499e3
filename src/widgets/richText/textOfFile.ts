import type { Label } from '#declare'

const HEAVIEST = 20 * 1024 * 1024
const ENDINGS = /\.(txt|md|markdown|html?|xhtml|csv|srt|json|xml)$/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what no text holds
const CONTROLS = /[\u0000-\u0008\u000e-\u001f]/

const texts: Label = [
  '只能打开文本文件：txt、md、html、csv',
  'Only text files can be opened: txt, md, html, csv',
]

/** What speaks against a file before it is read; `only` says what is taken, where that is not text alone. */
export function textFileFault(
  file: { readonly name: string; readonly size: number },
  only: Label = texts,
): Label | null {
  if (!ENDINGS.test(file.name)) return only
  if (file.size === 0) return ['文件是空的（0字节）', 'The file is empty (0 bytes)']
  return file.size > HEAVIEST ? ['文件不能超过20MB', 'The file must not exceed 20 MB'] : null
}

/** The text of a file: UTF-8, UTF-16 by its mark, else GB18030; null for what is no text at all. */
export function textOf(bytes: Uint8Array): string | null {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      return CONTROLS.test(text) ? null : text
    } catch {}
  return null
}
