import type { Entity, Label } from '#declare'
import { literalsOf } from './literalsOf.ts'

const always: Label = ['不限时间', 'At any time']

/**
 * What an empty value of a field means to readers: as declared; a period that may be left open, and that says when a
 * record is shown, bounds nothing. Undefined where nothing was filled in, and no more is to be said.
 */
export function blankOf(entity: Entity, name: string): Label | undefined {
  const field = entity.fields[name]
  if (!field || field.required) return undefined
  return field.blank ?? (field.kind === 'period' && bounds(entity, name) ? always : undefined)
}

const bounds = (entity: Entity, name: string): boolean =>
  literalsOf(entity).some(({ literal }) =>
    JSON.stringify(literal.shown ?? {}).includes(`"${name}":{"has"`),
  )
