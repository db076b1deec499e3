import type { Entity } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import { deedsOf } from '../deeds.ts'
import { firstScreens, recordScreens } from '../formScreens.ts'
import type { Chapter, Step } from '../step.ts'
import { editSome } from './editSome.ts'
import { tryGreyed } from './greyed.ts'
import { lead } from './lead.ts'
import { noneFit, press } from './press.ts'
import { refuse } from './refuse.ts'

/** Every move and action of every entity: pressed where it must work, and called where it must be refused. */
export const moves: Chapter = ({ declared }) => {
  const all = recordScreens(declared)
  return firstScreens(all)
    .filter(({ entity }) => !entity.keysOf && deedsOf(entity).length > 0)
    .map(
      ({ screen, entity }): Step => ({
        key: `moves ${entity.name}`,
        screen,
        walk: async (here) => {
          await tryGreyed(here, entity, screen)
          await refuse(here, entity, screen)
          const own = all.filter((one) => one.entity === entity).map((one) => one.screen)
          // What there is one of has nothing to go back to before it was edited.
          if (literalsOf(entity).some(({ literal }) => literal.singleton))
            await editSome(here, entity)
          const left: string[] = []
          for (const name of deedsOf(entity))
            if ((await press(here, entity, own, name)) !== undefined) left.push(name)
          // What none of the records took may be for those that were moved meanwhile, or that are edited now.
          for (const name of left) {
            await editSome(here, entity)
            const first = await press(here, entity, own, name)
            const isLed = first === noneFit && (await lead(here, entity, own, name))
            const why = isLed ? await press(here, entity, own, name) : first
            if (why !== undefined && !(why === noneFit && isOfPortal(entity, name)))
              await here.cannot(screen.path, name, why, await here.desk())
          }
        },
      }),
    )
}

/**
 * Whether it starts only from states which the portal alone brings records into, or leaves of itself: a job that runs is
 * over before it is pressed, and who was locked out is unlocked once. That some begin there the tests of the records hold.
 */
function isOfPortal({ moves }: Entity, name: string): boolean {
  if (!moves[name]) return false
  const all = Object.values(moves)
  return (moves[name]?.from ?? []).every((state) => {
    const into = all.filter(({ to }) => to === state)
    const out = all.filter(({ from }) => from.includes(state))
    return (
      out.some(({ silent }) => silent) || (into.length > 0 && into.every(({ silent }) => silent))
    )
  })
}
