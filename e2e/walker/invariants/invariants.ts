import type { Row } from '#declare'
import { firstScreens, recordScreens } from '../formScreens.ts'
import { type Found, recordsOf } from '../records.ts'
import type { Chapter, Here, Step } from '../step.ts'
import { breakChildren } from './breakChildren.ts'
import { breakEntries } from './breakEntries.ts'
import { breakReferences } from './breakReferences.ts'
import { lastingNeeds, namedBy, requiredOf } from './demands.ts'
import { type Held, lackingOf, tellLacking } from './lacking.ts'

/**
 * What a state demands, broken once for a record in each state: by an edit of it, of what lies below it, of what it
 * refers to. It is refused, warned of, or the record falls back; it never stays there without.
 */
export const invariants: Chapter = ({ declared }) =>
  firstScreens(recordScreens(declared))
    .filter(({ entity }) => !entity.keysOf && Object.keys(entity.fields).length > 0)
    .map(
      ({ screen, entity }): Step => ({
        key: `invariants ${entity.name}`,
        screen,
        walk: async (here) => {
          const states = Object.keys(entity.states)
          for (const state of states.length > 0 ? states : [undefined]) {
            const asked = state ? { [entity.stateField]: state } : {}
            const [row] = (await recordsOf(here, entity, asked)).list
            const needs = state ? lastingNeeds(entity, state) : []
            if (row) await breakAll(here, { entity, screen, state, id: row.id, needs })
          }
        },
      }),
    )

async function breakAll(here: Here, held: Held): Promise<void> {
  const { entity, needs } = held
  const required = requiredOf(entity)
  for (const name of new Set([...required, ...namedBy(entity, needs)])) {
    const { data } = await here.call('GET', `${entity.path}/${held.id}`)
    const record = data as Found | null
    if (record && !isBlank(record[name]))
      await emptyOne(here, held, record, name, required.includes(name))
  }
  await breakEntries(here, held)
  await breakChildren(here, held)
  await breakReferences(here, held)
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** Empties a field; what was taken though it should not be is put back. */
async function emptyOne(
  here: Here,
  { entity, screen, state }: Held,
  record: Found,
  name: string,
  isRequired: boolean,
): Promise<void> {
  const path = `${entity.path}/${record.id}`
  const element = `${name} of ${state ?? 'a record'} ${record.id}`
  const before = await lackingOf(here, entity, record.id)
  const answer = await here.call('PUT', path, { [name]: null, version: record.version })
  if (answer.code !== 20000) {
    here.refused(screen.path, `empty ${name} in state ${state}`, { method: 'PUT', path, ...answer })
    if (answer.status >= 500)
      await here.found(screen.path, element, `emptied, answers ${answer.status} ${answer.message}`)
    return
  }
  const after = answer.data as Row
  if (isRequired && isBlank(after[name]))
    await here.found(screen.path, element, 'must be filled, and can be emptied')
  await tellLacking(
    here,
    screen,
    element,
    'emptied',
    before,
    await lackingOf(here, entity, record.id),
  )
  await here.call('PUT', path, { [name]: record[name], version: after.version })
}
