import type { Entity, Field, KindName } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { fieldAt, isState } from '../fieldAt.ts'

/** A column of a table as it is drawn. */
export interface Column {
  readonly name: string
  readonly field: Field
  /** In pixels; the title takes what is left. */
  readonly width: number
  readonly end: boolean
  readonly sortable: boolean
}

const widths: { readonly [K in KindName]?: number } = {
  image: 84,
  images: 120,
  boolean: 92,
  integer: 104,
  decimal: 104,
  count: 110,
  money: 118,
  percent: 96,
  duration: 96,
  order: 84,
  choice: 108,
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
  const width = name === entity.title ? 240 : name === 'id' ? 76 : (widths[kind] ?? 160)
  return {
    name,
    field,
    width: isState(entity, name) ? 104 : width,
    end: numbers.includes(kind) && name !== 'id',
    sortable: kinds[kind].sortable,
  }
}

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
