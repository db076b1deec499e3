import type { Entity } from '#declare'
import { pictureField } from '#derive/pictureField.ts'
import { publicReading } from '#derive/publicReading.ts'
import { jumpTargets } from '#widgets/kind/jumpTargets.ts'
import type { Change } from '../context/change.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { same } from '../records/same.ts'
import type { Event } from './event.ts'
import { note } from './note.ts'
import { timeless } from './timeless.ts'

/** Records told of along with one whose card they show. */
const MOST = 10_000
/** Entities a card can lead to. */
const hasCards = new Set(Object.values(jumpTargets).map(({ entity }) => entity))

/** Texts that show the card of a record read differently once it is called otherwise, comes out, or goes out of sight. */
export async function noteCardHolders(
  transaction: Transaction,
  change: Change,
  event: Event,
): Promise<void> {
  if (change.kind === 'create' || !hasCards.has(change.entity.name)) return
  if (event === 'changed' && !changesFace(change)) return
  const { context, tx } = transaction
  const held = await tx
    .selectFrom('_reference')
    .select(['entity', 'id', 'path'])
    .where('toEntity', '=', change.entity.name)
    .where('toId', '=', change.after.id)
    .limit(MOST)
    .execute()
  const holders = held.filter(({ entity, id, path }) => {
    const isItself = entity === change.entity.name && Number(id) === Number(change.after.id)
    return !isItself && isText(context.entities.get(String(entity)), String(path))
  })
  for (const [name, some] of Map.groupBy(holders, ({ entity }) => String(entity))) {
    const entity = entityNamed(context, name)
    const reading = publicReading(entity)
    if (!reading) continue
    const ids = [...new Set(some.map(({ id }) => Number(id)))]
    const where = { ...timeless(reading.shown), id: ids }
    const shown = await context.rows.select(tx, entity, where, { limit: ids.length })
    await note(
      transaction,
      entity,
      shown.map(({ id }) => Number(id)),
      'changed',
    )
  }
}

/** What is given as published reads as it did until it is published anew, and then may bear another name. */
function changesFace({ entity, before, after }: Change): boolean {
  if (publicReading(entity)?.kept) return true
  const names = [entity.title, pictureField(entity)].filter((name) => name !== undefined)
  return names.some((name) => !same(before?.[name], after[name]))
}

/** The last step of a path names a text: `body`, `parts.text`. */
function isText(entity: Entity | undefined, path: string): boolean {
  let fields = entity?.fields
  const steps = path.split('.')
  for (const step of steps.slice(0, -1)) fields = fields?.[step]?.of as Entity['fields'] | undefined
  return fields?.[steps.at(-1) as string]?.kind === 'richText'
}
