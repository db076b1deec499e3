import type { Label } from '#declare'
import { isMobile } from '#widgets/phone/kind.ts'

/** A row of the spreadsheet of listeners: its number there (the head is 1) and what it says. */
export interface ListenerRow {
  readonly row: number
  readonly phone: string
  readonly nickname: string
  readonly level: string
  readonly months: number
}
/** What is wrong with a row; row 0 is the sheet as a whole. */
export interface RowProblem {
  readonly row: number
  readonly message: Label
}

export const listenerColumns = ['手机号', '昵称', '等级', '月数'] as const

/** The listeners of a sheet, header first; columns in any order, empty rows passed over. */
export function listenerRows(
  cells: readonly (readonly string[])[],
  levels: { readonly [level: string]: Label },
): { readonly rows: readonly ListenerRow[]; readonly problems: readonly RowProblem[] } {
  const head = cells[0] ?? []
  const absent = listenerColumns.filter((column) => !head.includes(column))
  if (absent.length > 0) return { rows: [], problems: [{ row: 0, message: headSaid(absent) }] }
  const at = (line: readonly string[], column: string) => line[head.indexOf(column)] ?? ''
  const rows = cells
    .slice(1)
    .map((line, index) => ({
      row: index + 2,
      phone: at(line, '手机号'),
      nickname: at(line, '昵称'),
      level: levelNamed(at(line, '等级'), levels),
      months: Number(at(line, '月数') || 12),
    }))
    .filter(({ phone, nickname }) => phone !== '' || nickname !== '')
  const seen = new Set<string>()
  const problems = rows.flatMap((row) => {
    const said = problemsOf(row, levels, seen)
    seen.add(row.phone)
    return said.map((message) => ({ row: row.row, message }))
  })
  return { rows, problems }
}

const levelNamed = (text: string, levels: { readonly [level: string]: Label }): string =>
  text === ''
    ? 'basic'
    : (Object.keys(levels).find((level) => level === text || levels[level]?.[0] === text) ?? text)

function problemsOf(
  { phone, nickname, level, months }: ListenerRow,
  levels: { readonly [level: string]: Label },
  seen: ReadonlySet<string>,
): readonly Label[] {
  const wrong: (Label | false)[] = [
    !isMobile(phone) && [`“${phone}”不是手机号`, `"${phone}" is no phone`],
    seen.has(phone) && [`手机号 ${phone} 重复`, `${phone} stands above already`],
    (nickname === '' || [...nickname].length > 16) && [
      '昵称须为 1 到 16 个字',
      'The nickname takes 1 to 16 characters',
    ],
    !(level in levels) && [`没有等级“${level}”`, `There is no level "${level}"`],
    !(Number.isInteger(months) && months >= 1 && months <= 36) && [
      '月数须为 1 到 36',
      'Months are 1 to 36',
    ],
  ]
  return wrong.filter((one) => one !== false)
}

const headSaid = (absent: readonly string[]): Label => [
  `表头缺少：${absent.join('、')}；应为 ${listenerColumns.join('、')}`,
  `The header lacks ${absent.join(', ')}; it should read ${listenerColumns.join(', ')}`,
]
