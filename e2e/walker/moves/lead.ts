import type { Entity, Row, Screen } from '#declare'
import { appWrites } from '#derive/appWrites.ts'
import { kinds } from '#widgets/kinds.ts'
import { deedsOf } from '../deeds.ts'
import { recordsOf } from '../records.ts'
import { asApp } from '../service.ts'
import type { Here } from '../step.ts'
import { press } from './press.ts'

/**
 * Brings a record into a state that a move starts from, where none is in one: by a move that leads there, or as the app
 * does. What the clock leads on, as an order that nobody pays, is only there for a while after it came.
 */
export async function lead(
  here: Here,
  entity: Entity,
  screens: readonly Screen[],
  name: string,
): Promise<boolean> {
  const from = entity.moves[name]?.from ?? []
  const into = deedsOf(entity).filter((one) => {
    const move = entity.moves[one]
    return move && one !== name && from.includes(move.to) && !move.from.includes(move.to)
  })
  for (const move of into) if ((await press(here, entity, screens, move)) === undefined) return true
  return send(here, entity, from)
}

/** Sends a record in one of these states as the app would: like one there is, under another number. */
async function send(here: Here, entity: Entity, states: readonly string[]): Promise<boolean> {
  const writes = appWrites(entity)
  const state = states.find((one) => writes?.states.includes(one))
  const { list } = await recordsOf(here, entity)
  const [like] = list
  if (!writes?.creates || !state || !like) return false
  const { data } = await here.call('GET', `${entity.path}/${like.id}`)
  const values = anew(data ?? {}, writes.fields, writes.knownBy, here.seed)
  const { code } = await asApp(here, entity, { ...values, [entity.stateField]: state })
  return code === 20000
}

/** What the app may write of a record; what tells it apart is made up, what is shown in part left out. */
function anew(
  record: Row,
  fields: Entity['fields'],
  knownBy: readonly string[],
  seed: number,
): Row {
  const held = Object.entries(fields).filter(
    ([name]) => record[name] !== null && record[name] !== undefined,
  )
  return Object.fromEntries(
    held.flatMap(([name, field]) => {
      if (field.unique || knownBy.includes(name))
        return [[name, kinds[field.kind].sample(field, 5000 + seed)]]
      return String(record[name]).includes('**') ? [] : [[name, record[name]]]
    }),
  )
}
