import type { Label } from '#declare'

/** A page of the handbook that is made. */
export interface Page {
  /** Of its file, without the ending. */
  readonly name: string
  readonly text: string
}

/** A label in both languages, once where they are one. */
export const both = ([zh, en]: Label): string => plain(zh === en ? zh : `${zh} · ${en}`)

/** Text as it stands: neither HTML nor a hole of the site's templates. */
export const plain = (text: string): string =>
  text
    .replaceAll('<', '&lt;')
    .replaceAll('{{', '&#123;&#123;')
    .replaceAll('|', '\\|')
    .replaceAll(/\s*\n\s*/g, ' ')

/** A name of the code. */
export const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``

/** A table; nothing where it has no lines. */
export function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  if (lines.length === 0) return ''
  return [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** Parts of a page one under the other; what is empty stays out. */
export const page = (...parts: readonly string[]): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`
