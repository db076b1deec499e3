import type { Entity } from '#declare'
import { appWrites } from '#derive/appWrites.ts'
import type { Problem } from '#derive/problem.ts'
import type { Change } from '#portal/engine/context/change.ts'
import { rowsOf } from '#portal/engine/records/rowsOf.ts'
import { giveSecret } from '#portal/engine/serviceKeys/serviceKeySecret.ts'
import { keepOneTimeValues } from '#portal/engine/session/oneTimeValues.ts'
import { meantAmong } from './webhookRules.ts'

/** The entities the app writes something of. */
export const writableOnes = (entities: Change['entities']): readonly Entity[] =>
  [...entities.values()].filter(appWrites)

/** Every name a key writes is an entity the app writes something of. */
export function writesWhatTheAppWrites({ after, entities }: Change): Problem[] {
  const named = (after.writes as readonly string[] | null) ?? []
  const some = writableOnes(entities)
  const known = some.map(({ name }) => name)
  return named
    .filter((name) => !known.includes(name))
    .map((name) => {
      const [zh, en] = meantAmong(some, name)
      return {
        field: 'writes',
        message: [
          `“${name}”没有由 App 写入的字段；${zh}`,
          `The app writes nothing of "${name}": ${en}`,
        ],
      }
    })
}

/** A new key's secret, told in that answer only. */
export async function makesSecret(change: Change): Promise<void> {
  const { entity, entities, after, session, tx } = change
  const id = after.id as number
  const rows = rowsOf([...entities.values()])
  keepOneTimeValues(session, entity, id, { secret: await giveSecret({ entities, rows }, tx, id) })
}
