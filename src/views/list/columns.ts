import type { Entity, Field, KindName } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { fieldAt, isState } from '../fieldAt.ts'

/** A column of a table as it is drawn. */
export interface Column {
  readonly name: string
  readonly field: Field
  /** In pixels, as wanted; all grow and shrink together. */
  readonly width: number
  readonly end: boolean
  readonly sortable: boolean
}

const widths: { readonly [K in KindName]?: number } = {
  image: 76,
  images: 120,
  boolean: 92,
  integer: 92,
  decimal: 92,
  count: 96,
  money: 104,
  percent: 96,
  duration: 96,
  order: 72,
  choice: 100,
  color: 96,
  date: 118,
  dateTime: 172,
  period: 300,
  phone: 136,
  code: 150,
  ref: 150,
  parent: 150,
  refs: 180,
  longText: 240,
  richText: 240,
  url: 220,
}
const numbers: readonly string[] = [
  'integer',
  'decimal',
  'count',
  'money',
  'percent',
  'duration',
  'order',
]

/** The columns with these names, in this order; names that stand for no field are left out. */
export function columnsFor(entity: Entity, names: readonly string[]): readonly Column[] {
  return names.flatMap((name) => {
    const field = fieldAt(entity, name)
    return field ? [columnOf(entity, name, field)] : []
  })
}

function columnOf(entity: Entity, name: string, field: Field): Column {
  const kind = field.kind === 'computed' ? (field.as ?? 'text') : field.kind
  const width =
    name === entity.title ? 220 : name === 'id' ? 76 : (widths[kind] ?? textWidth(field))
  return {
    name,
    field,
    width: isState(entity, name) ? 92 : width,
    end: numbers.includes(kind) && name !== 'id',
    sortable: kinds[kind].sortable && sorts(entity, name, kind),
  }
}

/** What the portal sorts by: listed columns, filters, the declared order, the order by hand. */
function sorts(entity: Entity, name: string, kind: KindName): boolean {
  const { columns, filters, sort } = entity.list
  const standing = ['id', 'createdAt', 'updatedAt', entity.title]
  const declared = [
    ...columns,
    ...filters,
    ...standing,
    ...sort.map((one) => one.replace(/^-/, '')),
  ]
  return kind === 'order' || declared.includes(name)
}

/** A column of texts that are short by declaration need not be wide. */
const textWidth = ({ max = 40 }: Field): number => Math.min(Math.max(max * 8, 108), 160)

/** Every column a list could show, those of the declaration first. */
export function allColumns(entity: Entity): readonly Column[] {
  const heavy = ['richText', 'json', 'list']
  const fields = Object.entries(entity.fields)
    .filter(([, field]) => !heavy.includes(field.kind))
    .map(([name]) => name)
  const state = Object.keys(entity.states).length > 0 ? [entity.stateField] : []
  const names = [
    ...entity.list.columns,
    'id',
    ...fields,
    ...state,
    'createdAt',
    'createdBy',
    'updatedAt',
    'updatedBy',
  ]
  return columnsFor(entity, [...new Set(names)])
}
