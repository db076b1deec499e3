import { deletion } from '#derive/possible.ts'
import { callDeed, deedsOf } from '../deeds.ts'
import { recordsOf } from '../records.ts'
import type { Here } from '../step.ts'
import { childrenIn } from './demands.ts'
import { type Held, lackingOf, tellLacking } from './lacking.ts'

/** So many of them are taken away one after the other, until the state would want for them. */
const MANY = 12

/** Takes away, and moves out of its state, what a state counts below the record. */
export async function breakChildren(here: Here, held: Held): Promise<void> {
  for (const { child, by } of childrenIn(here.declared.entities, held.entity, held.needs)) {
    const { list } = await recordsOf(here, child, { [by]: held.id }, MANY)
    const before = await lackingOf(here, held.entity, held.id)
    for (const deed of [...Object.keys(child.moves).filter((one) => isBy(child, one)), deletion])
      await tryAll(here, held, before, { child, deed, ids: list.map(({ id }) => id) })
  }
}

const isBy = (child: Parameters<typeof deedsOf>[0], move: string) => deedsOf(child).includes(move)

interface Tried {
  readonly child: Parameters<typeof deedsOf>[0]
  readonly deed: string
  readonly ids: readonly number[]
}

/** One after the other, until one is refused; what was deleted is brought back. */
async function tryAll(
  here: Here,
  { entity, screen, state, id: parent }: Held,
  before: readonly string[],
  { child, deed, ids }: Tried,
): Promise<void> {
  const gone: number[] = []
  const moved: number[] = []
  for (const id of ids) {
    const answer = await callDeed(here, child, id, deed)
    if (answer.code !== 20000) {
      here.refused(screen.path, `${deed} of ${child.name} below ${state}`, answer)
      break
    }
    if (deed === deletion) gone.push(id)
    else moved.push(id)
  }
  const element = `${child.name} of ${state} ${parent}`
  const after = await lackingOf(here, entity, parent)
  await tellLacking(here, screen, element, `lost its ${child.name} by ${deed}`, before, after)
  for (const id of gone) await here.call('POST', `${child.path}/${id}/restoreFromBin`, {})
  // What is pressed afterwards wants them where they were.
  const back = deed === deletion ? undefined : wayBack(child, deed)
  for (const id of back ? moved : []) await callDeed(here, child, id, back as string)
}

/** The move that takes a record back to where another took it from, where one does. */
const wayBack = ({ moves }: Tried['child'], move: string): string | undefined =>
  Object.keys(moves).find(
    (one) =>
      moves[one]?.from.includes(moves[move]?.to as string) &&
      moves[move]?.from.includes(moves[one].to),
  )
