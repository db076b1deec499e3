import type { Entity, Field, KindName } from '#declare'
import { alwaysMasked } from '#derive/alwaysMasked.ts'
import { shownAs } from '#derive/computedField.ts'
import { kinds } from '#widgets/kinds.ts'
import { fieldAt, isState } from '../fieldAt.ts'

/** A column of a table as it is drawn. */
export interface Column {
  readonly name: string
  readonly field: Field
  readonly end: boolean
  /** What stands in the same cell. */
  readonly under: readonly Column[]
  readonly sortable: boolean
}

/** The columns with these names, in this order; names that stand for no field are left out. */
export function columnsFor(entity: Entity, names: readonly string[]): readonly Column[] {
  return names.flatMap((name) => {
    const field = fieldAt(entity, name)
    const under = (entity.list.under[name] ?? []).filter((one) => !names.includes(one))
    return field ? [{ ...columnOf(entity, name, field), under: columnsFor(entity, under) }] : []
  })
}

/** The declaration's columns, those left out that stand in the cell of another. */
export function usualColumns({ list }: Entity): readonly string[] {
  const within = Object.values(list.under).flat()
  return list.columns.filter((name) => !within.includes(name))
}

/** Whether what stands in the cell of a figure reads as one with it: its unit, or its price of before. */
export const joins = ({ end }: Column, { field }: Column): boolean =>
  end && (field.struck === true || isUnit(field))

/** A choice beside a figure says what it counts, and so does a word that is worked out from one. */
const isUnit = (field: Field): boolean =>
  shownAs(field).kind === 'choice' || (field.kind === 'computed' && shownAs(field).kind === 'text')

/** The names of all that columns show. */
export const namesOf = (columns: readonly Column[]): readonly string[] =>
  columns.flatMap(({ name, under }) => [name, ...namesOf(under)])

function columnOf(entity: Entity, name: string, field: Field): Omit<Column, 'under'> {
  const { kind } = shownAs(field)
  return {
    name,
    field,
    end: kinds[kind].is.figure !== undefined && name !== 'id',
    sortable:
      kinds[kind].sortable && sorts(entity, name, kind) && !alwaysMasked(entity).includes(name),
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
  const { kind } = shownAs(field)
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
  const fields = Object.entries(entity.fields)
    .filter(([, field]) => !kinds[field.kind].is.heavy)
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
