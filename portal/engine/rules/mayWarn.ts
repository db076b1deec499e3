import type { Entity, Fields } from '#declare'
import { offersOf } from '#derive/rules/offered.ts'
import type { Situation } from '#derive/situation.ts'
import { jumpTargets } from '#widgets/kinds.ts'

const known = new WeakMap<Fields, boolean>()

/** Whether anything that records of an entity point at only warns where it is not offered: else nobody need look. */
export const mayWarn = ({ fields }: Entity, entities: Situation['entities']): boolean =>
  warns(fields, entities)

function warns(fields: Fields, entities: Situation['entities']): boolean {
  const found =
    known.get(fields) ??
    Object.values(fields).some(({ kind, to, of }) => {
      if (kind === 'list') return warns(of as Fields, entities)
      const names = kind === 'jump' ? Object.values(jumpTargets).map(({ entity }) => entity) : [to]
      return names.some((name) => onlyWarns(name, entities))
    })
  known.set(fields, found)
  return found
}

function onlyWarns(name: string | undefined, entities: Situation['entities']): boolean {
  const entity = name === undefined ? undefined : entities.get(name)
  return entity !== undefined && offersOf(entity).some(([, { warn }]) => warn === true)
}
