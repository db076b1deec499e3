import type { Entity, Row } from '#declare'
import { deletion } from '#derive/possible.ts'
import { callDeed, deedsOf } from '../deeds.ts'
import type { Here } from '../step.ts'
import { heldReferences } from './demands.ts'
import { type Held, lackingOf, tellLacking } from './lacking.ts'

/** Moves and deletes what the record refers to and is held to. */
export async function breakReferences(here: Here, held: Held): Promise<void> {
  const { entity, id, needs } = held
  for (const name of heldReferences(entity, needs)) {
    const { data } = await here.call('GET', `${entity.path}/${id}`)
    const [target] = [(data as Row | null)?.[name] ?? []].flat() as (number | undefined)[]
    const other = here.declared.entities.get(entity.fields[name]?.to ?? '')
    if (other && target) await unsettle(here, held, name, other, target)
  }
}

async function unsettle(
  here: Here,
  { entity, screen, state, id }: Held,
  name: string,
  other: Entity,
  target: number,
): Promise<void> {
  const element = `${name} of ${state} ${id}`
  const before = await lackingOf(here, entity, id)
  const moves = Object.keys(other.moves).filter((one) => deedsOf(other).includes(one))
  for (const deed of [...moves, deletion]) {
    const answer = await callDeed(here, other, target, deed)
    if (answer.code !== 20000) {
      here.refused(screen.path, `${deed} of ${other.name} that ${state} refers to`, answer)
      continue
    }
    const after = await lackingOf(here, entity, id)
    await tellLacking(here, screen, element, `${other.name} ${target} by ${deed}`, before, after)
    if (deed === deletion) await here.call('POST', `${other.path}/${target}/restoreFromBin`, {})
  }
}
