import { firstScreens, makesFrom, recordScreens } from '../formScreens.ts'
import type { Chapter, Step } from '../step.ts'
import { change } from './change.ts'
import { create } from './create.ts'
import { lifeAfter } from './lifeAfter.ts'

/** Every form for a new record, filled and saved; then each field changed, an earlier version brought back, a copy made, the record deleted and restored. */
export const forms: Chapter = ({ declared, people: [admin] }) =>
  recordScreens(declared)
    .filter(({ screen, entity }) => admin && makesFrom(declared, screen, entity, admin.viewer))
    .map(
      ({ screen, entity }): Step => ({
        key: `forms ${screen.path}`,
        screen,
        walk: async (here) => {
          const record = await create(here, entity, `${screen.path}/create`)
          if (!record) return
          await change(here, entity, screen, record)
          await lifeAfter(here, entity, screen, record)
        },
      }),
    )

/** Each form for a new record saved once, with what must be filled: the part of this that fits into `npm test`. */
export const briefForms: Chapter = ({ declared, people: [admin] }) =>
  firstScreens(
    recordScreens(declared).filter(
      ({ screen, entity }) => admin && makesFrom(declared, screen, entity, admin.viewer),
    ),
  ).map(({ screen, entity }) => ({
    key: `forms ${screen.path}`,
    screen,
    walk: async (here) => {
      await create(here, entity, `${screen.path}/create`, true)
    },
  }))
