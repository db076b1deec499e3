import { type Entity, type Field, type Fields, type Row, wordOf } from '#declare'
import { jumpTargets } from '#widgets/kinds.ts'
import { literalsOf } from './literalsOf.ts'

/**
 * The fields of each entity that rules of others ask about where they point at it (`refer: 'items.article', where: {
 * audio: … }`), its state always among them: a change of one of these may leave those others wanting.
 */
export function askedOfOthers(
  entities: ReadonlyMap<string, Entity>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const asked = new Map([...entities].map(([name, one]) => [name, new Set([one.stateField])]))
  for (const entity of entities.values())
    for (const { literal } of literalsOf(entity)) {
      if (wordOf(literal) !== 'refer' || !literal.where) continue
      for (const target of targetsOf(fieldAtPath(entity.fields, String(literal.refer))))
        for (const name of namesIn(literal.where as Row)) asked.get(target)?.add(name)
    }
  return asked
}

function fieldAtPath(fields: Fields, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.')
  const field = fields[name]
  return rest.length === 0 || !field ? field : fieldAtPath(field.of as Fields, rest.join('.'))
}

const targetsOf = (field: Field | undefined): readonly string[] => {
  if (field?.kind === 'jump')
    return Object.values(jumpTargets).flatMap(({ entity }) => entity ?? [])
  return field?.to ? [field.to] : []
}

/** The fields a condition is about, those of its alternatives included; of a path the first step. */
function namesIn(where: Row): readonly string[] {
  return Object.entries(where).flatMap(([key, value]) =>
    ['any', 'all', 'not'].includes(key)
      ? [value].flat().flatMap((one) => namesIn(one as Row))
      : [key.split('.')[0] as string],
  )
}
