import type { Label } from '#declare'
import { finding } from '../finding.ts'
import type { BulkReader, ColumnOf } from './bulkReader.ts'

/** Characters of one name or address. */
const LONGEST = 600

/** What a cell names, one after the other: below each other, or with 、 between where there may be several. */
const namedIn = (written: string, most: number): readonly string[] =>
  written.split(most > 1 ? /\s*[\n、；|]\s*|, +/ : /\s*\n\s*/).filter(Boolean)

/** The names and addresses of a value once it is read. */
export const entriesOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? value.split('\n').filter(Boolean) : []

/** Pictures or files by their name or address; whether they are there, and such as their field takes, the portal finds out. */
export const media: BulkReader<'media'> = {
  read(written, { most }) {
    const names = namedIn(written.normalize('NFC'), most)
    const value = names.join('\n')
    if (names.some((name) => [...name].length > LONGEST))
      return { value, fault: finding('R12', { max: LONGEST }) }
    if (names.length > most) return { value, fault: finding('R16.many', { most }) }
    return { value }
  },
  write: String,
  demands: (column) => {
    const [what, whatEn] = whats[column.of]
    const [size, sizeEn] = sizeOf(column)
    const many: Label =
      column.most > 1
        ? [`，最多 ${column.most} 个，各占一行或以“、”分隔`, `; up to ${column.most}, one a line`]
        : ['', '']
    return [
      `${what}的文件名（与压缩包一起上传）、网址，或素材库中的地址${size}${many[0]}`,
      `The name of a ${whatEn} uploaded along (in a zip), an address it is fetched from, or one of the library${sizeEn}${many[1]}`,
    ]
  },
  exact: true,
  format: 'text',
}

const whats: { readonly [of in ColumnOf<'media'>['of']]: Label } = {
  image: ['图片', 'picture'],
  audio: ['音频', 'sound'],
  file: ['文件', 'file'],
}

function sizeOf({ width, height, heightMin, maxKB }: ColumnOf<'media'>): Label {
  const least = heightMin === true ? height : heightMin
  const zh = [
    width && `宽 ${width}px`,
    least ? `高不少于 ${least}px` : height && `高 ${height}px`,
    maxKB && `不超过 ${maxKB} KB`,
  ].filter(Boolean)
  const en = [
    width && `${width} px wide`,
    least ? `at least ${least} px high` : height && `${height} px high`,
    maxKB && `${maxKB} KB at most`,
  ].filter(Boolean)
  return zh.length > 0 ? [`；${zh.join('，')}`, `; ${en.join(', ')}`] : ['', '']
}
