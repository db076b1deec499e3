import type { BulkKind, Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { cellsOn, columnsOfOne } from '#derive/bulk/onePerson.ts'
import { refusedField } from '#portal/core/errors.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'

/** The kinds that give something to one person. */
export const kindsOfOne: readonly BulkKind[] = Object.values(bulkKinds).filter(({ one }) => one)

/** The kind of that name. Throws 40001 where it gives nothing to one person. */
export function kindOfOne(name: unknown): BulkKind {
  const kind = bulkKinds[String(name)]
  if (kind?.one) return kind
  const all = kindsOfOne.map(({ name: one, label }) => `${one}（${label[0]}）`).join('、')
  throw refusedField('kind', [
    `“${name}”不能补给一个人，可选：${all}`,
    `"${name}" gives nothing to one person; choose one of ${kindsOfOne.map((one) => one.name).join(', ')}`,
  ])
}

/** The cells of the one row, the person's own number among them; days counted from today on are the days they are. */
export function cellsOfOne(kind: BulkKind, user: Row, given: unknown, today: string): Cells {
  const cells = (given ?? {}) as Row
  const known = columnsOfOne(kind)
  const strange = Object.keys(cells).find((name) => !(name in known))
  if (strange !== undefined)
    throw refusedField('cells', [
      `“${kind.label[0]}”没有名为“${strange}”的一列`,
      `"${kind.label[1]}" has no column called "${strange}"`,
    ])
  const odd = Object.keys(cells).find(
    (name) => cells[name] !== null && typeof cells[name] !== 'string',
  )
  if (odd !== undefined)
    throw refusedField(odd, [
      '请按表格里的写法给出文本',
      'Send the text a cell of the spreadsheet would hold',
    ])
  const texts = Object.entries(cells).map(([name, cell]) => [name, (cell as string | null) ?? ''])
  return { uid: String(user.uid), ...cellsOn(kind, Object.fromEntries(texts), today) }
}
