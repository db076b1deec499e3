import type { Entity, Screen } from '#declare'
import { deletion } from '#derive/possible.ts'
import { against, callDeed, deedsOf, hasRight } from '../deeds.ts'
import type { Walker } from '../people.ts'
import { type Found, recordsOf } from '../records.ts'
import type { Here } from '../step.ts'

/** So many records are looked through for those with which something must be refused. */
const FEW = 60
/** So many different reasons are tried of one deed. */
const REASONS = 4

/** Each deed where it must be refused, called beside the browser, since no button stands there: for want of a right, and for each reason a record gives. */
export async function refuse(here: Here, entity: Entity, screen: Screen): Promise<void> {
  const { list } = await recordsOf(here, entity, {}, FEW)
  for (const deed of [...deedsOf(entity), deletion]) {
    for (const [walker, record] of outsidersTo(here, entity, deed, list))
      await mustBeRefused(here, screen, `${walker.name} may not`, () =>
        callDeed(here, entity, record.id, deed, walker),
      )
    for (const [why, record] of reasonsAgainst(here, entity, deed, list))
      await mustBeRefused(here, screen, `${deed}, where “${why}” is said`, () =>
        callDeed(here, entity, record.id, deed),
      )
  }
}

/** One who is let in nowhere near it, and one who sees the records and may not do this with them. */
function outsidersTo(
  here: Here,
  entity: Entity,
  deed: string,
  [record]: readonly Found[],
): readonly (readonly [Walker, Found])[] {
  if (!record) return []
  const [, ...others] = here.people
  const without = others.filter((one) => !hasRight(here, one, entity, record, deed))
  const reads = ({ viewer }: Walker) => here.declared.access.mayUse(viewer, entity.name, 'read')
  return [without.find((one) => !reads(one)), without.find(reads)]
    .filter((one): one is Walker => one !== undefined)
    .map((walker) => [walker, record] as const)
}

/** A record for each different reason for which the admin cannot do it: the buttons are greyed out or missing there. */
function reasonsAgainst(
  here: Here,
  entity: Entity,
  deed: string,
  list: readonly Found[],
): readonly (readonly [string, Found])[] {
  const [admin] = here.people
  const reasons = new Map<string, readonly [string, Found]>()
  for (const record of list) {
    const why = admin && against(here, admin, entity, record, deed)[0]?.message[0]
    const sort = why?.replace(/\d+/g, '#').replace(/“[^”]*”/g, '“”')
    if (why && sort && !reasons.has(sort)) reasons.set(sort, [why, record])
  }
  return [...reasons.values()].slice(0, REASONS)
}

async function mustBeRefused(
  here: Here,
  screen: Screen,
  why: string,
  call: () => ReturnType<typeof callDeed>,
): Promise<void> {
  const answer = await call()
  const { method, path, code, message, status } = answer
  if (code === 20000 || status >= 500)
    await here.found(screen.path, `${method} ${path}`, `${why}: answered ${code} ${message}`)
  else here.refused(screen.path, `${method} ${path} (${why})`, answer)
}
