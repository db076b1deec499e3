import type { Field, Kind, Label } from '#declare'
import { textColumn } from '../kind/column.ts'
import { isBlank } from '../kind/isBlank.ts'
import { sampleText } from '../kind/sampleText.ts'
import { lengthProblems, patternProblems, unstorable } from '../kind/textProblems.ts'

const ENTITIES: { readonly [name: string]: string } = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  amp: '&',
}

/** The text of some HTML on one line, without its markup. */
export function withoutMarkup(html: string): string {
  const bare = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<br\s*\/?>|<\/(p|div|li|h\d|tr)>/gi, ' ')
  const text = bare.replace(/<[^>]*>/g, '')
  return text
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Text with headings, links and pictures, kept as HTML. Its length is that of the words without markup. */
export const richText: Kind<string> = {
  name: 'richText',
  is: { words: 'paragraphs', markup: true, wide: true, heavy: true, silent: true },
  ...textColumn,
  isEmpty: (value) => isBlank(value) || (typeof value === 'string' && isBlankMarkup(value)),
  check: richTextProblems,
  plain: (value) => withoutMarkup(String(value)) || '[图片 picture]',
  filters: ['contains'],
  sortable: false,
  sample: (field, seed) => `<p>${sampleText({ ...field, pattern: undefined }, seed)}</p>`,
  broken: (field) => [
    5,
    '<p>a\0b</p>',
    '<p>a</p><script>alert(1)</script>',
    '<p onclick="alert(1)">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    ...(field.max === undefined ? [] : [`<p>${'长'.repeat(field.max + 1)}</p>`]),
  ],
}

/** Whether markup holds neither a word nor a picture, sound or film. */
export const isBlankMarkup = (html: string) =>
  withoutMarkup(html) === '' && !/<(img|audio|video|iframe|hr)\b|\sdata-strange=/i.test(html)

function richTextProblems(value: unknown, field: Field): readonly Label[] {
  const first = unstorable(value)
  if (first.length > 0) return first
  const html = value as string
  const bare = withoutMarkup(html)
  return [
    ...lengthProblems(bare, field),
    ...patternProblems(bare, field),
    ...scriptProblems(html),
    ...awaitedProblems(html),
  ]
}

/** Refuses a text that keeps a place for a file on its way, by its paragraph. */
function awaitedProblems(html: string): readonly Label[] {
  const at = html.search(/<[^<>]*\sdata-strange=/)
  if (at < 0) return []
  const nth = html.slice(0, at).split(/<\/(?:p|h\d|li)>/).length
  return [[`第 ${nth} 段有文件还没有传上来`, `A file of paragraph ${nth} has not arrived`]]
}

/** Refuses what runs: readers' apps show this HTML. */
function scriptProblems(html: string): readonly Label[] {
  const runs =
    /<\s*(script|object|embed|base|form)\b|<[^>]+\son\w+\s*=|(?:href|src)\s*=\s*["']?\s*(?:javascript|vbscript|data:text)/i
  const found = runs.exec(html)
  return found
    ? [[`正文中不能有脚本：${found[0]}`, `The text must not hold anything that runs: ${found[0]}`]]
    : []
}
