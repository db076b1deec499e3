import type { Entity } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { alwaysMasked } from './alwaysMasked.ts'
import { columnsOf } from './columns.ts'
import { questionFields } from './searched.ts'

const known = new WeakMap<Entity, readonly string[]>()

/** What somebody wrote at length, and what `q` would otherwise not look into: bodies, notes, answers. */
export function writtenFields(entity: Entity): readonly string[] {
  const found = known.get(entity) ?? namesOf(entity)
  known.set(entity, found)
  return found
}

const namesOf = (entity: Entity): readonly string[] =>
  columnsOf(entity).flatMap(({ name, type }) => {
    const field = entity.fields[name]
    if (!field || field.typed || field.readOnly) return []
    const isText = kinds[field.kind].is.words === 'paragraphs'
    const isLooked = questionFields(entity).includes(name) || alwaysMasked(entity).includes(name)
    return type === 'text' && isText && !isLooked ? [name] : []
  })
