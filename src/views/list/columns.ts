import type { Entity, Field, KindName } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { fieldAt, isState } from '../fieldAt.ts'

/** A column of a table as it is drawn. */
export interface Column {
  readonly name: string
  readonly field: Field
  readonly end: boolean
  readonly sortable: boolean
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
  return {
    name,
    field,
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

/** Figures stand at the right; title and state stay in sight when the table scrolls; chips are never cut. */
export function cellClass(entity: Entity, { name, field, end }: Column): string | undefined {
  const kind = field.kind === 'computed' ? (field.as ?? 'text') : field.kind
  const classes = [
    end && 'end',
    name === entity.title && 'stays-left',
    isState(entity, name) && 'stays-right',
    (isState(entity, name) || kind === 'choice') && 'whole',
  ]
  return classes.filter(Boolean).join(' ') || undefined
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
