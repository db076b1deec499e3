import type { Entity, Field, Fields, Row } from '#declare'
import { jumpTargets } from '#widgets/kind/jumpTargets.ts'

/** The id a sample's number stands for, by entity. */
export type IdOf = (entity: string, number: number) => number

/** A sample with real ids in place of its numbers: in references, links, lists, stamps and the audit log. */
export function withRealIds(entity: Entity, row: Row, number: number, idOf: IdOf): Row {
  const by = (value: unknown) => (typeof value === 'number' ? idOf('portalUser', value) : null)
  return {
    ...inFields(entity.fields, row, idOf),
    id: idOf(entity.name, number),
    createdBy: by(row.createdBy),
    updatedBy: by(row.updatedBy),
    ...(entity.name === 'auditLog' &&
      typeof row.recordId === 'string' && { recordId: recordId(row, idOf) }),
  }
}

const recordId = ({ entity, recordId: number }: Row, idOf: IdOf) =>
  String(idOf(entity as string, Number(number)))

function inFields(fields: Fields, row: Row, idOf: IdOf): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      fields[name] ? inField(fields[name], value, idOf) : value,
    ]),
  )
}

function inField(field: Field, value: unknown, idOf: IdOf): unknown {
  return value === null || value === undefined
    ? value
    : (swaps[field.kind]?.(field, value, idOf) ?? value)
}

type Swap = (field: Field, value: unknown, idOf: IdOf) => unknown
const one: Swap = ({ to }, value, idOf) => idOf(to as string, value as number)
const swaps: { readonly [kind: string]: Swap } = {
  ref: one,
  parent: one,
  refs: (field, value, idOf) =>
    (value as readonly number[]).map((number) => one(field, number, idOf)),
  list: (field, value, idOf) =>
    (value as readonly Row[]).map((entry) => inFields(field.of as Fields, entry, idOf)),
  jump: (_, value, idOf) => {
    const jump = value as { readonly type: string; readonly id?: number }
    const entity = jumpTargets[jump.type]?.entity
    return entity && jump.id ? { ...jump, id: idOf(entity, jump.id) } : jump
  },
}
