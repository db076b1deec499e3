import { type BulkColumns, b, columnOf, fillsCell } from './bulkColumn.ts'
import { type BulkFacts, type BulkKind, bulkKind } from './bulkKind.ts'
import type { Entity } from './declared.ts'
import type { Field } from './field.ts'
import { editable } from './isKept.ts'
import type { Label } from './label.ts'

interface Listed {
  readonly name: string
  readonly label: Label
  readonly fields: { readonly [name: string]: object }
}
interface ListFacts {
  /** The unique field that tells which record a row means, with an example of it. */
  readonly by: readonly [field: string, example: string]
  /** What may be changed by the list. */
  readonly fields: readonly string[]
}

/**
 * A list whose declaration says `import`: its own export, edited and brought back. Rows are known by their number, those
 * without one are made; a row that others changed since its export is told. Columns are the fields that a form takes and
 * a cell can say, beside phones, which exports show in part.
 */
export function listBack(of: Entity): BulkKind {
  const [zh, en] = of.label
  const { without } = of.list.import ?? { without: [] }
  const names = editable(of.fields).filter((name) => {
    const field = of.fields[name] as Field
    return fillsCell(field) && field.kind !== 'phone' && !without.includes(name)
  })
  return edited(`${of.name}List`, [zh, `${en} list`], {
    about: [
      '从列表导出，在表格里修改后导回：按编号认行，没有编号的行新建；逐格列出新旧值，表里没有的列不动，没有改动的行跳过，导出后被别人改过的行会指出',
      'The list’s export, edited and brought back: rows are known by their number, those without one are made; old and new are told cell by cell, columns that are not there stay, rows changed by others since are told',
    ],
    // A row without a number makes a record: whoever may only change them changes them in their form.
    who: { create: of.name, update: of.name },
    did: ['已写入', 'written'],
    columns: {
      id: b.id('编号', 'Id', {
        to: of.name,
        help: ['留空则新建一条', 'Empty makes a new one'],
      }),
      ...Object.fromEntries(names.map((name) => [name, openColumn(of, name)])),
      version: b.integer('版本', 'Version', {
        min: 1,
        max: 1_000_000_000,
        help: [
          '导出时的版本，请勿改动；清空则以本表为准',
          'The version exported: leave it; emptied, this list goes before what others did',
        ],
      }),
    },
    same: { as: ['id'] },
    writes: { to: of.name, by: ['id'], since: 'version' },
  })
}

/**
 * Records of a list changed by a spreadsheet: the list's own export, edited and brought back. Columns follow from the
 * fields; those that are not in the file stay as they are, and so do rows that read as before.
 */
export function listKind(
  name: string,
  of: Listed,
  { by: [by, example], fields }: ListFacts,
): BulkKind {
  const open: BulkColumns = Object.fromEntries(
    fields.map((field) => [field, openColumn(of, field)]),
  )
  return edited(name, of.label, {
    about: [
      `从列表导出，在表格里修改后导回：按${headerOf(of, by)[0]}认行，逐格列出新旧值；表里没有的列不动，没有改动的行跳过`,
      `The list's export, edited and brought back: rows are known by their ${headerOf(of, by)[1]}, old and new are told cell by cell; columns that are not there stay`,
    ],
    who: { update: of.name },
    did: ['已修改', 'changed'],
    columns: { [by]: columnOf(of.fields[by] as object, { required: true, example }), ...open },
    same: { as: [by] },
    writes: { to: of.name, by: [by], does: 'change' },
  })
}

/** What every list that is changed by a spreadsheet has in common. */
const edited = (
  name: string,
  [zh, en]: Label,
  facts: Pick<BulkFacts<BulkColumns>, 'about' | 'who' | 'did' | 'columns' | 'same' | 'writes'>,
): BulkKind =>
  bulkKind(name, [`${zh}批量修改`, `Change of ${en.toLowerCase()}`], {
    ...facts,
    template: `${zh}批量修改模板.xlsx`,
    most: 5000,
    screen: '/datas/import',
    partial: true,
    adds: { action: b.text('动作', 'Action', { max: 20 }) },
  })

const headerOf = ({ fields }: Listed, name: string): Label => (fields[name] as Field).label

/** Amounts are yuan, whether the header says so or not. */
function openColumn({ fields }: Listed, name: string) {
  const field = fields[name] as Field
  const [zh, en] = field.label
  const money = field.kind === 'money' && { label: [`${zh}（元）`, `${en} (¥)`], also: [zh] }
  return columnOf(field, { required: false, ...money })
}
